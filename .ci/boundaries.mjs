// What may know what: the rules of .dependency-cruiser.cjs, and below them those that it cannot say. `node .ci/boundaries.mjs`.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cruise } from 'dependency-cruiser'
import { root } from './setup.mjs'

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

const read = (baseDir, file) => readFileSync(join(baseDir, file), 'utf8')

/** Every import as `{ from, to, isType }`, paths from the root. */
const importsOf = (modules) =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes }) => ({
      from: source,
      to: resolved,
      isType: dependencyTypes.includes('type-only'),
    })),
  )

/** Everything that can be reached from `start` by `next`. */
const reach = (start, next) => {
  const seen = new Set([start])
  for (const one of seen) for (const other of next(one)) seen.add(other)
  return seen
}

/**
 * Imports on a way that leads from a folder through others back to it; `folderOf` names the folder of a file. dependency-cruiser
 * sees circles of files, and of folders only where a folder has no parts with entries of their own.
 */
const circlesOfFolders = (imports, folderOf) => {
  const crossing = imports
    .map(({ from, to }) => ({ from, to, here: folderOf(from), there: folderOf(to) }))
    .filter(({ here, there }) => here && there && here !== there)
  const next = new Map(crossing.map(({ here }) => [here, new Set()]))
  for (const { here, there } of crossing) next.get(here).add(there)
  const reachedFrom = new Map([...next.keys()].map((folder) => [folder, reach(folder, (one) => next.get(one) ?? [])]))
  return crossing.filter(({ here, there }) => reachedFrom.get(there)?.has(here))
}

/** A feature of ui with all its parts. */
const uiFolder = (file) => /^packages\/ui\/src\/([^/]+)\//.exec(file)?.[1]

/**
 * Any folder of the server, also one within another. Tests are imported by nobody, so they close no circle; the examples of
 * the API page count as http itself.
 */
const serverFolder = (file) =>
  file.endsWith('.test.ts')
    ? undefined
    : /^packages\/server\/src\/(.+)\/[^/]+$/.exec(file)?.[1].replace('http/examples', 'http')

const PROCESS = /^packages\/ui\/src\/services\/|node_modules\/(xstate|@xstate\/react|@tanstack\/react-query)\//

/** Imports of services, machines or queries by a View, or by a part of one that lies in its folder. */
const impureViews = (imports) => {
  const isPart = ({ from, to, isType }) =>
    !isType &&
    !to.endsWith('/index.ts') &&
    to.split('/').slice(0, 4).join('/') === from.split('/').slice(0, 4).join('/')
  const parts = imports.filter(isPart)
  const next = (file) => parts.filter(({ from }) => from === file).map(({ to }) => to)
  const views = imports.map(({ from }) => from).filter((file) => /^packages\/ui\/src\/.*View\.tsx$/.test(file))
  const pure = new Set([...new Set(views)].flatMap((view) => [...reach(view, next)]))
  return imports.filter(({ from, to, isType }) => pure.has(from) && PROCESS.test(to) && !isType)
}

/** `matches` of an element is about CSS; of anything else in a screen it asks a machine for the name of a state. */
const STATE_NAMES =
  /(?<!(?:[tT]arget|[eE]lement)\??)(?<!\bas Element\))\??\.matches\(|\b(?:snapshot|getSnapshot\(\))\.value\b/

const stateNames = (modules, baseDir) =>
  modules
    .map(({ source }) => source)
    .filter((file) => /^packages\/(ui|app)\/src\/.*\.tsx?$/.test(file))
    .flatMap((from) =>
      read(baseDir, from)
        .split('\n')
        .flatMap((line, index) => (STATE_NAMES.test(line) ? [{ from, to: `line ${index + 1}: ${line.trim()}` }] : [])),
    )

const named = (rule) => (found) => found.map(({ from, to }) => ({ rule, from, to }))

/** Names of all rules. */
export const boundaryRules = [
  ...forbidden.map(({ name }) => name),
  'ui-folders-without-circles',
  'server-folders-without-circles',
  'views-are-pure',
  'screens-ask-tags-and-selectors',
]

/** Everything below `baseDir` that breaks a rule, as `{ rule, from, to }`, and how many files were looked at. */
export const checkBoundaries = async (baseDir = root) => {
  const { output } = await cruise(['packages', 'stories'], {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  })
  const { modules, summary } = output
  const imports = importsOf(modules)
  return {
    files: modules.length,
    violations: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...named('ui-folders-without-circles')(circlesOfFolders(imports, uiFolder)),
      ...named('server-folders-without-circles')(circlesOfFolders(imports, serverFolder)),
      ...named('views-are-pure')(impureViews(imports)),
      ...named('screens-ask-tags-and-selectors')(stateNames(modules, baseDir)),
    ],
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { files, violations } = await checkBoundaries()
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}`)
  console.log(`${violations.length} violations in ${files} files.`)
  process.exit(violations.length === 0 && files > 0 ? 0 : 1)
}
