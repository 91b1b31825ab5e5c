import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StartError } from '../../config/start-error.ts'
import type { Logger } from '../../logging/logger.ts'
import { lockDataDir } from './data-lock.ts'
import { DatabaseAway } from './database-away.ts'
import { PATIENCE_MS } from './session-gate.ts'
import { type SocketPlace, socketPlace } from './socket-place.ts'
import type { WorkerInput, WorkerOrder, WorkerReport } from './worker-messages.ts'

/** The embedded database, kept running in a thread of its own. */
export interface EmbeddedServer {
  readonly place: SocketPlace
  /**
   * Resolves when the database takes connections: at once, or after the restart that is under way.
   * @throws DatabaseAway when it has been away for longer than people should wait.
   */
  ready(): Promise<void>
  /** Stops the thread after a checkpoint and lets go of the data folder. Close all connections before. */
  close(): Promise<void>
}

interface SupervisorOptions {
  dataDir: string
  logger: Logger
  /** One statement may hold the engine for so long before the thread is taken for hung; default two minutes. */
  hungAfterMs?: number
  /** So long after the database has stopped requests wait for it, the later ones the less; default five seconds. */
  patienceMs?: number
}

/**
 * Pauses before restarts: short at first, for one crash is an accident; longer when it goes on. What starts and dies again
 * still serves people in between, so it is brought back sooner than what does not even start.
 */
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = { crashed: 500, failed: 5_000 }
/** After so long without a crash the next is an accident again. */
const STEADY_MS = 60_000
const CLOSE_WITHIN_MS = 20_000
const WATCH_EVERY_MS = 1_000

/** Locks the data folder and starts the database in it. @throws StartError when the folder is held by another process. */
export async function startEmbeddedServer(options: SupervisorOptions): Promise<EmbeddedServer> {
  const lock = await lockDataDir(options.dataDir)
  try {
    const place = socketPlace(options.dataDir)
    const supervisor = new Supervisor(join(options.dataDir, 'pglite'), place, options)
    await supervisor.ready()
    return {
      place,
      ready: () => supervisor.ready(),
      async close() {
        await supervisor.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

class Supervisor {
  readonly #dir: string
  readonly #place: SocketPlace
  readonly #logger: Logger
  readonly #hungAfterMs: number
  readonly #patienceMs: number
  readonly #busySince = new BigInt64Array(new SharedArrayBuffer(8))
  readonly #watch: NodeJS.Timeout
  #pauseMs = FIRST_PAUSE_MS
  #closing = false
  #worker: Worker
  #running: Promise<void>
  /** Settles like `#running`, but rejects when that takes longer than people should wait. */
  #soon: Promise<void>

  constructor(
    dir: string,
    place: SocketPlace,
    { logger, hungAfterMs = 120_000, patienceMs = PATIENCE_MS }: SupervisorOptions,
  ) {
    this.#dir = dir
    this.#place = place
    this.#logger = logger
    this.#hungAfterMs = hungAfterMs
    this.#patienceMs = patienceMs
    this.#worker = this.#spawn()
    this.#running = this.#firstStart(this.#worker)
    this.#soon = this.#running
    this.#watch = setInterval(() => this.#stopIfHung(), WATCH_EVERY_MS).unref()
  }

  ready(): Promise<void> {
    return this.#soon
  }

  async close(): Promise<void> {
    this.#closing = true
    clearInterval(this.#watch)
    const worker = this.#worker
    const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    if (worker.threadId === -1) return
    worker.postMessage('close' satisfies WorkerOrder)
    const deadline = setTimeout(() => worker.terminate(), CLOSE_WITHIN_MS)
    await exited
    clearTimeout(deadline)
  }

  async #firstStart(worker: Worker): Promise<void> {
    try {
      await started(worker)
    } catch (error) {
      this.#closing = true
      clearInterval(this.#watch)
      await worker.terminate()
      throw new StartError(
        [
          `Встроенная база данных в ${this.#dir} не открылась: ${(error as Error).message}`,
          'Проверьте, есть ли на диске место. Если папка повреждена, уберите её в сторону и запустите снова: появится новая база.',
        ],
        { cause: error },
      )
    }
    this.#restartOnExit(worker)
  }

  #restartOnExit(worker: Worker): void {
    const startedAt = Date.now()
    worker.once('exit', (code) => {
      if (this.#closing) return
      if (Date.now() - startedAt > STEADY_MS) this.#pauseMs = FIRST_PAUSE_MS
      this.#logger.error({ code, pauseMs: this.#pauseMs }, 'embedded database stopped, restarting')
      this.#running = this.#restart()
      this.#soon = this.#patiently(this.#running)
      // Nobody may be waiting for it; whoever comes later gets the outcome.
      this.#soon.catch(() => {})
    })
  }

  /** One deadline for all that wait: who comes when it has passed is told at once, until the database is back. */
  async #patiently(running: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DatabaseAway('The embedded database is restarting')), this.#patienceMs)
    })
    running.then(
      () => {
        this.#soon = running
      },
      () => {},
    )
    try {
      await Promise.race([running, late])
    } finally {
      clearTimeout(timer)
    }
  }

  async #restart(): Promise<void> {
    for (let longest = LONGEST_PAUSE_MS.crashed; ; longest = LONGEST_PAUSE_MS.failed) {
      this.#pauseMs = Math.min(this.#pauseMs, longest)
      await new Promise((resolve) => setTimeout(resolve, this.#pauseMs))
      this.#pauseMs *= 2
      if (this.#closing) return
      const worker = this.#spawn()
      this.#worker = worker
      try {
        await started(worker)
        this.#restartOnExit(worker)
        this.#logger.info('embedded database is back')
        return
      } catch (error) {
        this.#logger.error({ err: error, pauseMs: this.#pauseMs }, 'embedded database did not start')
        await worker.terminate()
      }
    }
  }

  #spawn(): Worker {
    Atomics.store(this.#busySince, 0, 0n)
    const input: WorkerInput = { dir: this.#dir, socketPath: this.#place.path, busySince: this.#busySince }
    // The worker lies beside this file, compiled or not like it.
    const worker = new Worker(new URL(`./worker${extname(import.meta.url)}`, import.meta.url), { workerData: input })
    worker.on('message', (report: WorkerReport) => this.#log(report))
    worker.on('error', (error) => this.#logger.error({ err: error }, 'embedded database failed'))
    return worker
  }

  #log(report: WorkerReport): void {
    if (report.type === 'death') this.#logger.fatal({ reason: report.reason }, 'embedded database died')
    if (report.type !== 'log') return
    const level = /\b(PANIC|FATAL): /.test(report.line) ? 'error' : 'debug'
    this.#logger[level]({ postgres: report.line }, 'embedded database says')
  }

  #stopIfHung(): void {
    const since = Number(Atomics.load(this.#busySince, 0))
    if (since === 0 || Date.now() - since < this.#hungAfterMs) return
    this.#logger.fatal({ busyMs: Date.now() - since }, 'embedded database hangs, stopping it')
    void this.#worker.terminate()
  }
}

function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (report: WorkerReport) => {
      if (report.type === 'ready') resolve()
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the thread ended with code ${code}`)))
  })
}
