import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../config/start-error.ts'
import { isSameProcess, type ProcessIdentity, thisProcess } from './process-identity.ts'

/** The right to open the data folder. */
export interface DataLock {
  release(): void
}

/** What the newest generation of the lock says; `null` after a clean release. */
type Owner = (ProcessIdentity & { hostname: string }) | null

/** How often the owner shows that it is alive, and how long one who cannot see its process watches for that. */
const HEARTBEAT_MS = 2_000
const WATCH_MS = 3 * HEARTBEAT_MS

/**
 * Takes the data folder for this process: PGlite would let two processes open one cluster and lose the writes of one.
 *
 * The lock is a folder of numbered generations, and the highest number holds. The next one is made by `link`, which
 * succeeds for one process only, and the highest is never removed, so of two processes that find a dead owner at the
 * same time exactly one wins: there is no moment between "it is dead" and "it is mine".
 * @throws StartError naming the process that holds the folder.
 */
export async function lockDataDir(dataDir: string, watchMs = WATCH_MS): Promise<DataLock> {
  const dir = join(dataDir, 'lock')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const draft = join(dir, `draft-${randomUUID()}`)
  writeFileSync(draft, JSON.stringify({ ...thisProcess(), hostname: hostname() } satisfies Owner), { mode: 0o600 })
  try {
    for (;;) {
      const latest = latestGeneration(dir)
      if (latest > 0) await refuseIfHeld(join(dir, String(latest)), dataDir, watchMs)
      const mine = latest + 1
      if (!linkExclusively(draft, join(dir, String(mine)))) continue
      // Someone who had looked later may be ahead already; a number below the highest means nothing.
      if (latestGeneration(dir) > mine) {
        rmSync(join(dir, String(mine)), { force: true })
        continue
      }
      removeBelow(dir, mine)
      return hold(join(dir, String(mine)))
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

function hold(path: string): DataLock {
  const heartbeat = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(path, now, now)
    } catch {
      // The folder may be gone or the disk in trouble; the database will say so louder.
    }
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return {
    release() {
      clearInterval(heartbeat)
      const released = `${path}-released`
      writeFileSync(released, JSON.stringify(null satisfies Owner), { mode: 0o600 })
      renameSync(released, path)
    },
  }
}

async function refuseIfHeld(path: string, dataDir: string, watchMs: number): Promise<void> {
  const owner = readOwner(path)
  if (!owner || !(await isAlive(owner, path, watchMs))) return
  const where = owner.hostname === hostname() ? '' : ` на «${owner.hostname}»`
  throw new StartError([
    `С папкой данных ${dataDir} уже работает процесс ${owner.pid}${where}: двум сразу нельзя, данные испортятся.`,
    `Остановите его (kill ${owner.pid}) или укажите другую папку: ARTEL_DATA=.data-2 PORT=3001 npm start`,
  ])
}

async function isAlive(owner: NonNullable<Owner>, path: string, watchMs: number): Promise<boolean> {
  const here = isSameProcess(owner)
  if (here !== 'out-of-sight') return here === 'alive'
  // Another container or machine: its process table cannot be seen from here, its heartbeat can.
  const before = lastHeartbeat(path)
  await sleep(watchMs)
  return readOwner(path) !== null && lastHeartbeat(path) !== before
}

function lastHeartbeat(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}

function readOwner(path: string): Owner {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner
  } catch {
    // Removed by the owner of a later generation, or torn by a power cut: in neither case does it hold anything.
    return null
  }
}

function latestGeneration(dir: string): number {
  return Math.max(0, ...generations(dir))
}

function generations(dir: string): number[] {
  return readdirSync(dir)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

function removeBelow(dir: string, mine: number): void {
  for (const generation of generations(dir)) {
    if (generation < mine) rmSync(join(dir, String(generation)), { force: true })
  }
}

function linkExclusively(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
