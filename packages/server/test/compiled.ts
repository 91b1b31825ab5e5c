import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const PACKAGE = fileURLToPath(new URL('../', import.meta.url))
const SOURCE = join(PACKAGE, 'src')
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/artel-test/', import.meta.url))

/** JavaScript of the server. */
export interface Compiled {
  /** Path of a compiled module: `db/database.js`. */
  path(module: string): string
  /** Its address, for `import`. */
  url(module: string): string
}

/**
 * Strips the types of the server into a folder where plain Node finds the packages; the same sources are there already.
 * Threads and child processes run that: Node 20 cannot run TypeScript, and a stale `dist` would test yesterday's code.
 * Of core they run the built JavaScript.
 */
export function compileServer(): Compiled {
  const modules = sources()
  const key = createHash('sha256')
  for (const module of modules) key.update(module).update(readFileSync(join(SOURCE, module)))
  const home = join(CACHE, `server-${key.digest('hex').slice(0, 16)}`)
  if (existsSync(home)) utimesSync(home, new Date(), new Date())
  else compile(modules, home)
  const path = (module: string) => join(home, 'dist', module)
  return { path, url: (module) => `file://${path(module)}` }
}

const APP = fileURLToPath(new URL('../../app/', import.meta.url))

/** Whether the pages are built: then compiled servers find them, too. */
export function hasPages(): boolean {
  const link = join(CACHE, 'app')
  if (!existsSync(join(APP, 'dist/server/entry-server.js'))) return false
  mkdirSync(CACHE, { recursive: true })
  try {
    symlinkSync(APP, link)
  } catch {
    // It is there.
  }
  return true
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
}

function compile(modules: readonly string[], home: string): void {
  mkdirSync(CACHE, { recursive: true })
  removeOld()
  const draft = mkdtempSync(join(CACHE, 'draft-'))
  for (const module of modules) {
    const target = join(draft, 'dist', module.replace(/\.ts$/, '.js'))
    mkdirSync(dirname(target), { recursive: true })
    const source = join(SOURCE, module)
    if (module.endsWith('.ts')) writeFileSync(target, ts.transpile(readFileSync(source, 'utf8'), OPTIONS))
    else cpSync(source, target)
  }
  writeFileSync(join(draft, 'package.json'), '{ "type": "module" }')
  for (const folder of ['migrations', 'data', 'assets']) symlinkSync(join(PACKAGE, folder), join(draft, folder))
  try {
    renameSync(draft, home)
  } catch {
    // Another test was faster.
    rmSync(draft, { recursive: true })
  }
}

const DAY_MS = 86_400_000

/** What nobody has asked for since yesterday. */
function removeOld(): void {
  for (const name of readdirSync(CACHE).filter((name) => /^(server|draft|compiled)-/.test(name))) {
    const path = join(CACHE, name)
    if (statSync(path).mtimeMs < Date.now() - DAY_MS) rmSync(path, { recursive: true, force: true })
  }
}

function sources(): string[] {
  return readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(SOURCE, join(entry.parentPath, entry.name)))
    .sort()
}
