import { statfs } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'

/** How full the disk is that files, and the embedded database, lie on. */
export interface Disk {
  /** Whether so many more bytes of files leave the database what is kept for it. */
  takesFiles(bytes?: number): Promise<boolean>
  /** Whether the database may grow. What is left below is for what it writes to stay whole, and for removing things. */
  takesWrites(): Promise<boolean>
}

export interface DiskOptions {
  /** A folder on it. */
  readonly folder: string
  /** Bytes that files leave free; a quarter of it is what all writing leaves. 0 looks at nothing. */
  readonly floor: number
  /** For so long an answer of the system holds, ms. */
  readonly freshMs?: number
  /** Free bytes at a folder. */
  readonly freeAt?: (folder: string) => Promise<number>
}

/** Writing stops at this share of what files leave free. */
const WRITES_SHARE = 1 / 4
const FRESH_MS = 500

export function createDisk({ folder, floor, freshMs = FRESH_MS, freeAt = freeBytes }: DiskOptions): Disk {
  let known: { readonly free: Promise<number>; readonly at: number } | undefined

  const free = (): Promise<number> => {
    const at = performance.now()
    // A system that does not tell is no reason to stop the site.
    if (!known || at - known.at > freshMs) known = { at, free: freeAt(folder).catch(() => Number.POSITIVE_INFINITY) }
    return known.free
  }

  return {
    takesFiles: async (bytes = 0) => floor === 0 || (await free()) - bytes >= floor,
    takesWrites: async () => floor === 0 || (await free()) >= floor * WRITES_SHARE,
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether something failed because a disk is full, or what one may take of it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  // The last is what the library of pictures says.
  return code === 'ENOSPC' || code === 'EDQUOT' || /No space left on device/.test(error.message)
}
