// `npm run storybook:static [port]`: the workshop as a static copy, built when something has changed since, compressed
// once and served so. What is sent over a network is a fifth of what lies in the folder.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from './setup.mjs'

// The server's own: the workshop needs nothing more to be installed.
const ofServer = createRequire(join(root, 'packages/server/package.json'))
const fastify = ofServer('fastify')
const fastifyStatic = ofServer('@fastify/static')

const folder = join(root, 'storybook-static')
/** When the copy was begun, written last: one without it was interrupted. */
const stamp = join(folder, '.compressed')
const sources = ['.storybook', 'stories', 'packages/core/src', 'packages/ui/src', 'packages/app/src/routes']
const texts = new Set(['.css', '.html', '.js', '.json', '.map', '.mjs', '.svg', '.topojson'])
/** What is smaller fits a packet or two as it is. */
const WORTH_COMPRESSING = 1024

const filesIn = (place) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Whether the copy is complete, and of what stands in the sources now. */
const isFresh = () => {
  if (!existsSync(stamp)) return false
  const begun = Number(readFileSync(stamp, 'utf8'))
  const inputs = [...sources.flatMap((place) => filesIn(join(root, place))), join(root, 'package-lock.json')]
  return inputs.every((file) => statSync(file).mtimeMs < begun)
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Puts a `.br` and a `.gz` beside each text: a server that knows of them compresses nothing itself. */
const compress = async () => {
  const files = filesIn(folder).filter((file) => texts.has(extname(file)) && statSync(file).size > WORTH_COMPRESSING)
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      // The last quality, 11, takes twenty times as long for a tenth less.
      writeFileSync(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
      writeFileSync(`${file}.gz`, await gzipped(content, { level: 9 }))
    }),
  )
}

/** Makes sure that the copy is there, current and compressed. */
export const makeStaticStorybook = async () => {
  if (isFresh()) return
  const begun = Date.now()
  console.log('Собираю мастерскую: около минуты…')
  // A thousand lines about directives of other people's packages: of interest when it fails.
  const { status, stdout, stderr } = spawnSync('npx', ['storybook', 'build'], { cwd: root, maxBuffer: 2 ** 28 })
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}`)
    process.exit(status ?? 1)
  }
  await compress()
  writeFileSync(stamp, String(begun))
}

/** Serves the copy; answers where. Names in assets/ carry a hash of what they hold. */
export const serveStaticStorybook = async (port) => {
  const app = fastify()
  const assets = join(folder, 'assets', sep)
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const address = await app.listen({ port, host: '127.0.0.1' })
  return { address: `${address}/`, close: () => app.close() }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await makeStaticStorybook()
  const { address } = await serveStaticStorybook(Number(process.argv[2] ?? 6006))
  console.log(`Мастерская открыта: ${address} (закрыть: Ctrl+C)`)
}
