import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

// What rounds under load do to what servers stand on.

/** @typedef {import('./crash-rounds.mjs').LiveStage} LiveStage */

/** Loaded into a server: SIGUSR2 kills the thread of the embedded database, as a panic would. */
const KILLER = `
let thread
process.on('worker', (worker) => { thread = worker })
process.on('SIGUSR2', () => thread?.terminate())
`

/** Environment of a server whose embedded database {@link killThread} can kill. @returns {Record<string, string>} */
export const withKiller = () => ({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(KILLER)}` })

/** @param {LiveStage} stage */
export async function killThread({ servers }) {
  for (const { pid } of servers) process.kill(pid, 'SIGUSR2')
}

/**
 * Ends every connection of the servers to PostgreSQL.
 * @param {string} databaseUrl
 * @returns {() => Promise<void>}
 */
export const cutConnections = (databaseUrl) => async () => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

/** Kills one process of two. @param {LiveStage} stage */
export const killOne = ({ round, restart }) => restart(round % 2)

/**
 * A file system of so many megabytes, or `null` where we may not mount one.
 * @param {number} megabytes
 */
export function mountSmallDisk(megabytes) {
  const folder = mkdtempSync(join(tmpdir(), 'artel-disk-'))
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0
  const unmount = () => {
    if (isMounted) spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
  if (isMounted) return { folder, unmount }
  unmount()
  return null
}

/** Free space that the servers of {@link fillDisk} keep, in megabytes. */
export const FLOOR_MB = 32

/**
 * Fills the disk to the last byte, looks at what goes on and what is refused, and makes room again.
 * @param {string} folder on the disk
 */
export const fillDisk =
  (folder) =>
  async (/** @type {LiveStage} */ { servers: [server], token, fault }) => {
    const url = server?.url ?? ''
    const headers = { authorization: `Bearer ${token}` }
    /** @param {string} path @param {RequestInit} [init] */
    const ask = async (path, init) => {
      const answer = await fetch(`${url}${path}`, { headers, ...init })
      /** @type {{ without?: string[] }} */
      const body = JSON.parse(await answer.text())
      return { status: answer.status, body, wait: answer.headers.get('retry-after') }
    }
    const rest = join(folder, 'of-another')
    mkdirSync(rest, { recursive: true })
    const { bavail, bsize } = await statfs(folder)
    // One after the other: the database writes meanwhile, and the last file takes what is left.
    for (const [index, bytes] of [(bavail * bsize) / 2, bavail * bsize].entries()) {
      try {
        writeFileSync(join(rest, String(index)), Buffer.alloc(Math.ceil(bytes)))
      } catch {
        // Full.
      }
    }
    await sleep(1_000)
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(1_000)]), 'a.pdf')
    const upload = await ask('/web/api/v1/files', { method: 'POST', body: form })
    const message = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
    const write = await ask('/web/api/v1/chat-message/1', message)
    const read = await ask('/web/api/v1/chat/list')
    const ready = await ask('/readyz')
    if (![503, 507].includes(upload.status) || !upload.wait) fault(`an upload is answered with ${upload.status}`)
    if (write.status !== 503 || !write.wait) fault(`a write is answered with ${write.status}`)
    if (read.status !== 200) fault(`a read is answered with ${read.status}: ${JSON.stringify(read.body)}`)
    if (!ready.body.without?.includes('disk')) fault(`/readyz says ${JSON.stringify(ready.body)}`)
    rmSync(rest, { recursive: true })
  }
