/** What the thread of the embedded database is started with. */
export interface WorkerInput {
  /** Folder of the cluster. */
  dir: string
  /** Where to listen; at most 107 bytes on Linux, 103 on macOS. */
  socketPath: string
  /** Shared memory: since when (Unix time, ms) the engine has been at one piece of work, or 0. */
  busySince: BigInt64Array
}

/** What the thread tells. */
export type WorkerReport = { type: 'ready' } | { type: 'log'; line: string } | { type: 'death'; reason: string }

/** What the thread is told. */
export type WorkerOrder = 'close'
