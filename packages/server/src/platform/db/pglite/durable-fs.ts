import { fsyncSync } from 'node:fs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type PostgresMod = postgresMod.PostgresMod

/** The one operation Emscripten's NODEFS lacks, and what it needs from a stream. */
interface NodeStreamOperations {
  fsync?(stream: { nfd: number }): number
}

/**
 * Files of the data folder with a working fsync. NODEFS has no such operation, so PostgreSQL's own fsync calls would
 * stop inside the WASM module; with it a committed transaction is on the disk before the client hears of it.
 * PostgreSQL has to be started without `-F` and with `wal_sync_method=fsync` (Emscripten's fdatasync does nothing).
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Partial<PostgresMod>): Promise<{ emscriptenOpts: Partial<PostgresMod> }> {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = (module: PostgresMod) => {
      const operations = (module.NODEFS as unknown as { stream_ops: NodeStreamOperations }).stream_ops
      operations.fsync = ({ nfd }) => {
        // A failure becomes EIO, on which PostgreSQL panics as it should: what it wrote can no longer be trusted.
        try {
          fsyncSync(nfd)
          return 0
        } catch {
          throw new (module.FS as unknown as { ErrnoError: new (errno: number) => Error }).ErrnoError(EIO)
        }
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

/** `EIO` in the numbering of WASI, which Emscripten uses. */
const EIO = 29
