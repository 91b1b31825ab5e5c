import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/artel-test/', import.meta.url))

/** What a test of processes and threads needs of the server. */
const PARTS = ['config.ts', 'session-secret.ts', 'logging', 'db']

/** JavaScript of the database layer. */
export interface Compiled {
  /** Address of a compiled module: `db/database.js`. */
  url(path: string): string
  remove(): void
}

/**
 * Strips the types of the database layer into a folder where plain Node finds the packages. Threads and child processes
 * run that: Node 20 cannot run TypeScript, and a stale `dist` would test yesterday's code.
 */
export function compileDatabaseLayer(): Compiled {
  mkdirSync(CACHE, { recursive: true })
  const out = mkdtempSync(join(CACHE, 'compiled-'))
  for (const path of PARTS.flatMap((part) => sources(join(SOURCE, part)))) {
    const target = join(out, relative(SOURCE, path).replace(/\.ts$/, '.js'))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, ts.transpile(readFileSync(path, 'utf8'), OPTIONS))
  }
  writeFileSync(join(out, 'package.json'), '{ "type": "module" }')
  return {
    url: (path) => new URL(path, `file://${out}/`).href,
    remove: () => rmSync(out, { recursive: true }),
  }
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
}

function sources(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(path, name))
}
