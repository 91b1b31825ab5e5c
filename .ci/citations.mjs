// Finds citations that lead nowhere: of sections that docs/product does not have, and of files that are not in the repository.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

const PRODUCT = 'docs/product'
/** Plants faults. */
const OWN_TEST = '.ci/citations.test.mjs'
const READ = /\.(ts|tsx|mjs|mdx|md|css|sql|yaml)$/

/** A path in backticks that a page of docs names: `packages/core/src/chat/chat.machine.ts`. */
const PATH = /`((?:packages|stories|docs|\.ci|\.storybook)\/[\w./$@-]+)`/g

/** A test by its file and its title, or some of it: `packages/core/src/chat/chat.test.ts` «keeps the order». */
const TITLE = /`((?:packages|stories|\.ci)\/[\w./$@-]+)` «([^»]+)»/g

/** Numbers of the sections: «## 10 Task» is 10, «### 10.2 Lifecycle» is 10.2. */
export const sectionsOf = (markdown) => [...markdown.matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gm)].map(([, number]) => number)

/**
 * What a text cites and nobody has. `sections` are those of docs/product, `hasFile` knows whether a Markdown file of that name or
 * path is in the repository.
 */
export const lostCitations = (text, sections, hasFile) => [
  ...[...text.matchAll(/product ((?:§\d+(?:\.\d+)?(?:, )?)+)/g)]
    .flatMap(([, list]) =>
      [...list.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, number]) => number).filter((number) => !sections.has(number)),
    )
    .map((number) => `product §${number}`),
  ...[...text.matchAll(/\bspec(?:ification)? §\d+/g)].map(([cited]) => cited),
  ...[...text.matchAll(/(?<![\w/.*{$-])[\w./-]+\.md\b/g)].map(([cited]) => cited).filter((cited) => !hasFile(cited)),
]

/** Paths that a page of docs names and nobody has. */
export const lostPaths = (text, hasFile) =>
  [...text.matchAll(PATH)].map(([, path]) => path).filter((path) => !hasFile(path))

/** Tests that a page of docs names by file and title, «so», and that the file does not have. `read` gives the text of a file. */
export const lostTitles = (text, read) =>
  [...text.matchAll(TITLE)]
    .filter(([, path, title]) => !read(path)?.includes(title))
    .map(([, path, title]) => `${path} «${title}»`)

const check = () => {
  const files = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.split('\n')
  const sections = new Set(
    readdirSync(join(root, PRODUCT)).flatMap((file) => sectionsOf(readFileSync(join(root, PRODUCT, file), 'utf8'))),
  )
  const names = new Set(files.map((file) => basename(file)))
  const readIfThere = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  const problems = files
    .filter((file) => READ.test(file) && file !== OWN_TEST && existsSync(join(root, file)))
    .flatMap((file) => {
      const hasFile = (cited) =>
        names.has(cited) || existsSync(join(root, cited)) || existsSync(join(root, dirname(file), cited))
      const text = readFileSync(join(root, file), 'utf8')
      const lost = lostCitations(text, sections, hasFile)
      const ofDocs = file.startsWith('docs/') ? [...lostPaths(text, hasFile), ...lostTitles(text, readIfThere)] : []
      return [...lost, ...ofDocs].map((cited) => `${file}: ${cited}`)
    })
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(check() ? 0 : 1)
