import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the embedded database listens, as libpq wants it: a folder for `host`, a number for `port`. */
export interface SocketPlace {
  host: string
  port: number
  path: string
}

const PORT = 5432

/** The address of a unix socket holds 104 bytes on macOS, 108 on Linux, with a zero at the end. */
const MAX_PATH_BYTES = 103

/**
 * A private folder for the socket: in the data folder, or in the temporary one when the path gets too long.
 * `psql -h <host>` works with it while the server runs idle.
 */
export function socketPlace(dataDir: string, temporaryDir: string = tmpdir()): SocketPlace {
  const inData = place(join(dataDir, 'socket'))
  if (fits(inData)) {
    mkdirSync(inData.host, { recursive: true, mode: 0o700 })
    return inData
  }
  const parent = fits(place(join(temporaryDir, 'artel-0123456789abcdef'))) ? temporaryDir : '/tmp'
  // The same data folder gets the same place, so that starts after a crash leave no trail of folders.
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const lasting = place(join(parent, `artel-${name}`))
  return makePrivate(lasting.host) ? lasting : place(mkdtempSync(join(parent, 'artel-')))
}

function place(host: string): SocketPlace {
  return { host, port: PORT, path: join(host, `.s.PGSQL.${PORT}`) }
}

function fits({ path }: SocketPlace): boolean {
  return Buffer.byteLength(path) <= MAX_PATH_BYTES
}

/** In a folder that all may write to, a folder by this name counts only when it is ours and closed to others. */
function makePrivate(dir: string): boolean {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const stat = lstatSync(dir)
  return stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o077) === 0
}
