import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** Shortest secret accepted, in characters: HS256 wants at least 256 bits (RFC 7518 §3.2). */
export const MIN_SECRET_LENGTH = 32

/**
 * The key that signs access tokens when SESSION_SECRET is not given: made once, kept in the data folder readable by
 * the owner only, so that a restart signs nobody out.
 */
export function storedSessionSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret')
  const existing = read(path)
  if (existing !== undefined) return existing
  // Written beside and linked into place: a crash never leaves half a secret, and of two starters one wins.
  const draft = `${path}.${randomUUID()}`
  try {
    const file = openSync(draft, 'wx', 0o600)
    writeSync(file, `${randomBytes(48).toString('base64url')}\n`)
    fsyncSync(file)
    closeSync(file)
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartError(
        [
          `Не удалось записать ключ входа ${path}: ${(error as Error).message}`,
          'Освободите место и откройте папку на запись или задайте ключ сами: SESSION_SECRET.',
        ],
        { cause: error },
      )
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return storedSessionSecret(dataDir)
}

function read(path: string): string | undefined {
  let secret: string
  try {
    secret = readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartError(
      [
        `Не удалось прочитать ключ входа ${path}: ${(error as Error).message}`,
        'Откройте этот файл на чтение или задайте ключ сами: SESSION_SECRET.',
      ],
      { cause: error },
    )
  }
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new StartError(
      `Ключ входа ${path} испорчен. Удалите этот файл: появится новый, и всем нужно будет войти заново.`,
    )
  }
  return secret
}
