// `npm run sizes:kit`: what each component of the kit costs a page that uses nothing else, in KiB of brotli, React apart.
// Writes docs/kit-sizes.md and the list that «Обзор/Вес компонентов» shows.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import ts from 'typescript'
import { build } from 'vite'
import { root } from './setup.mjs'

const source = join(root, 'packages/ui/src')
const version = (major, minor = 0) => (major << 16) | (minor << 8)
const ENTRY = 'virtual:component'

/** Components that an index exports: names of values that begin with a capital. */
const componentsOf = (folder) => {
  const file = join(source, folder, 'index.ts')
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return tree.statements
    .filter((statement) => ts.isExportDeclaration(statement) && !statement.isTypeOnly && statement.exportClause)
    .flatMap(({ exportClause }) => (ts.isNamedExports(exportClause) ? [...exportClause.elements] : []))
    .filter((element) => !element.isTypeOnly && /^[A-Z][a-z]/.test(element.name.text))
    .map((element) => element.name.text)
}

const kib = (text) => (text === '' ? 0 : brotliCompressSync(text).length / 1024)

const measure = async (folder, component) => {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions: ['artel-source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    css: {
      transformer: 'lightningcss',
      lightningcss: { drafts: { customMedia: true }, targets: { chrome: version(123), safari: version(17, 5) } },
    },
    plugins: [
      {
        name: 'component',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? `export { ${component} } from '${join(source, folder)}/index.ts'` : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      cssMinify: 'lightningcss',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom)(\/|$)/,
        output: { format: 'es' },
      },
    },
  })
  const sum = (ending) =>
    result.output
      .filter(
        ({ fileName, type, isDynamicEntry }) => fileName.endsWith(ending) && !(type === 'chunk' && isDynamicEntry),
      )
      .reduce((total, file) => total + kib(String(file.code ?? file.source)), 0)
  return { component, folder, js: sum('.js'), css: sum('.css') }
}

const rounded = (number) => Number(number.toFixed(2))

/** The light barrel, and each family that has an entry of its own. */
const folders = [
  'kit',
  ...readdirSync(join(source, 'kit'))
    .map((family) => `kit/${family}`)
    .filter((folder) => existsSync(join(source, folder, 'index.ts')))
    .sort(),
]
const rows = []
for (const folder of folders) {
  for (const component of componentsOf(folder)) rows.push(await measure(folder, component))
}
rows.sort((one, other) => other.js + other.css - one.js - one.css)

const page = `# What the kit costs

Made by \`npm run sizes:kit\`. Each component alone, with everything it brings (Radix, icons, masks) except React and
what it loads on demand. KiB of brotli; together they cost less, since they share.

| Component | Import | JS | CSS |
| --- | --- | ---: | ---: |
${rows.map(({ component, folder, js, css }) => `| ${component} | \`@artel/ui/${folder}\` | ${js.toFixed(2)} | ${css.toFixed(2)} |`).join('\n')}
`
writeFileSync(join(root, 'docs/kit-sizes.md'), page)
writeFileSync(
  join(root, 'stories/overview/kit-sizes.gen.json'),
  `${JSON.stringify(rows.map((row) => ({ ...row, js: rounded(row.js), css: rounded(row.css) })))}\n`,
)
console.log(`${rows.length} components: docs/kit-sizes.md`)
