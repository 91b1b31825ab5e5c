import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { StartError } from '../config/start-error.ts'
import type { Line } from './archive.ts'

/** Bytes of a file in one line; a multiple of three, so that base64 has no padding inside. */
const CHUNK = 48 * 1024

/** The files below a folder, which need not be there. Half-written ones are left out. */
export async function* dumpFiles(folder: string): AsyncGenerator<Line> {
  for (const path of await filesBelow(folder)) {
    yield { file: relative(folder, path).split(sep).join('/') }
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
      yield (chunk as Buffer).toString('base64')
    }
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Names as our storage makes them: nothing that could lead out of the folder. */
const SAFE = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/** Writes the files back. Answers how many came; those that are there already are replaced. */
export async function loadFiles(folder: string, lines: AsyncIterable<Line>): Promise<number> {
  let files = 0
  let current: { readonly write: (chunk: Buffer) => Promise<unknown>; readonly close: () => Promise<void> } | undefined
  for await (const line of lines) {
    if (typeof line === 'string') await current?.write(Buffer.from(line, 'base64'))
    if (typeof line !== 'object' || !('file' in line)) continue
    await current?.close()
    current = await begin(folder, line.file)
    files += 1
  }
  await current?.close()
  return files
}

async function begin(folder: string, name: string) {
  if (!SAFE.test(name)) throw new StartError(`В копии файл с недопустимым именем: ${name}`)
  const path = join(folder, name)
  const draft = `${path}.part`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const handle = await open(draft, 'w', 0o600)
  return {
    write: (chunk: Buffer) => handle.writeFile(chunk),
    async close() {
      await handle.sync()
      await handle.close()
      await rename(draft, path)
    },
  }
}
