import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from './start-error.ts'

/** Makes the data folder, closed to others, unless it is there. @throws StartError when nothing can be written in it. */
export function prepareDataDir(dataDir: string): void {
  const probe = join(dataDir, `.probe-${randomUUID()}`)
  try {
    makeDir(dataDir)
    closeToOthers(dataDir)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const what = `Папка данных ${dataDir}: ${reason(error)}`
    const close = error instanceof OpenFolder ? ` Закройте её: chmod 700 ${dataDir}.` : ''
    throw new StartError(`${what}${close} Укажите другую: ARTEL_DATA=/путь/к/папке npm start`, { cause: error })
  }
}

/** Folder by folder: where none can be made (under /proc), Node's own recursion never ends. */
function makeDir(path: string): void {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeDir(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process that starts at this moment may have been quicker.
    if (!isFolder(path)) throw error
  }
}

/** Passwords' hashes, letters and the key of sessions lie there; a folder made by hand is often open to the whole computer. */
function closeToOthers(path: string): void {
  if (process.platform === 'win32') return
  const mode = statSync(path).mode & 0o7777
  if ((mode & 0o077) === 0) return
  try {
    chmodSync(path, mode & 0o7700)
  } catch {
    // Of another owner and open to a group alone, it is a volume that somebody has given us so.
    if ((mode & 0o007) !== 0) throw new OpenFolder('её видят все на этом компьютере.')
  }
}

class OpenFolder extends Error {}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

function reason(error: unknown): string {
  if (error instanceof OpenFolder) return error.message
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'на этом месте файл, а не папка.'
    case 'EACCES':
    case 'EPERM':
      return 'нет прав на запись.'
    case 'EROFS':
      return 'диск доступен только для чтения.'
    case 'ENOENT':
      return 'здесь нельзя создать папку.'
    case 'ENOSPC':
      return 'на диске нет места.'
    default:
      return `${(error as Error).message}.`
  }
}
