// `npm pack` runs it last: the tarball that npm has made of the workspace gives way to one with what a stranger needs only,
// that is without the condition by which the workspace finds sources, without tests, maps and leftovers of `dist`.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
// Where npm writes: from where it was called, unless told otherwise.
const destination = resolve(process.env.INIT_CWD ?? root, process.env.npm_config_pack_destination ?? '.')
const staging = mkdtempSync(join(tmpdir(), 'artel-core-'))

/** Sources stay here, so what maps to them would lead nowhere. */
const withoutMap = (text) => text.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, '\n')

// From the sources, not from `dist`: that may hold what a source left behind that is gone.
const sources = readdirSync(join(root, 'src'), { recursive: true }).filter((file) => /(?<!\.test)\.ts$/.test(file))
for (const source of sources) {
  for (const extension of ['.js', '.d.ts']) {
    const file = join('dist', source.replace(/\.ts$/, extension))
    mkdirSync(dirname(join(staging, file)), { recursive: true })
    writeFileSync(join(staging, file), withoutMap(readFileSync(join(root, file), 'utf8')))
  }
}
for (const file of ['README.md', 'LICENSE']) cpSync(join(root, file), join(staging, file))

const { name, version, description, license, type, sideEffects, engines, dependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const features = sources.flatMap((file) => /^(\w+)[\\/]index\.ts$/.exec(file)?.[1] ?? []).sort()
const entries = features.map((feature) => [
  `./${feature}`,
  { types: `./dist/${feature}/index.d.ts`, default: `./dist/${feature}/index.js` },
])
const manifest = {
  name,
  version,
  description,
  license,
  type,
  sideEffects,
  engines,
  exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
  dependencies,
}
writeFileSync(join(staging, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)

execFileSync('npm', ['pack', '--silent', '--pack-destination', destination], { cwd: staging, stdio: 'ignore' })
rmSync(staging, { recursive: true })
