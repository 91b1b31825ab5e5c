import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Makes a database cluster appear at `dir` whole or not at all: `create` fills a folder beside it, which is flushed to
 * the disk and renamed. A crash in between leaves only a draft, removed by the next attempt.
 */
export async function ensureCluster(dir: string, create: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(join(dir, 'PG_VERSION'))) return
  const draft = `${dir}.draft`
  rmSync(draft, { recursive: true, force: true })
  await create(draft)
  flushTree(draft)
  renameSync(draft, dir)
  flush(dirname(dir))
}

function flushTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) flushTree(child)
    else flush(child)
  }
  flush(path)
}

function flush(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
