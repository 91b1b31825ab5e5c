import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStorage } from './file-storage.ts'

/** Files in a folder of this computer: `ab/cd/<id>`, so that no folder gets too large. */
export function createFolderStorage(folder: string): FileStorage {
  const placeOf = (id: string) => join(folder, id.slice(0, 2), id.slice(2, 4), id)

  /** Under another name first: a half-written file is never under its own. */
  const keep = async (from: string, id: string) => {
    const place = placeOf(id)
    await mkdir(dirname(place), { recursive: true })
    const draft = `${place}.part`
    await copyFile(from, draft, constants.COPYFILE_FICLONE)
    await sync(draft)
    await rename(draft, place)
  }

  return {
    put: (id, path) => keep(path, id),
    copy: (from, to) => keep(placeOf(from), to),
    async read(id) {
      try {
        const handle = await open(placeOf(id))
        return createReadStream('', { fd: handle })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove: (id) => rm(placeOf(id), { force: true }),
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
