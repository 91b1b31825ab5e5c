import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, defaultServerConditions } from 'vite'

const root = import.meta.dirname
const app = join(root, '../..')
const TYPES = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2' }

const buildFor = (outDir, options, conditions) =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: join(app, 'public'),
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['artel-source', ...conditions] },
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    build: { outDir, emptyOutDir: true, target: 'chrome123', cssTarget: 'chrome123', ...options },
  })

/** Both cuts of the typeface, as the pages of the site ask for them. */
const fontsOf = (manifest) =>
  Object.keys(manifest)
    .filter((key) => /tokens\/fonts\/golos-text-(russian|latin)\.woff2$/.test(key))
    .map((key) => `/${manifest[key].file}`)

/** HTML of the page, compressed: styles, script and typeface are asked for as the pages of the site do. */
const renderPage = async (client, server, tasks) => {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const { file, css = [] } = manifest['entry-client.jsx']
  const { render } = await import(pathToFileURL(join(server, 'entry-server.js')).href)
  const html = await render(tasks, {
    routes: {
      __root__: {
        preloads: [`/${file}`],
        css: css.map((style) => `/${style}`),
        scripts: [{ attrs: { type: 'module', async: true, src: `/${file}` } }],
      },
    },
  })
  const fonts = fontsOf(manifest).map(
    (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
  )
  return brotliCompressSync(html.replace('<head>', `<head>${fonts.join('')}`))
}

/** A file of the build, or a picture of the site. */
const fileOf = async (path, client, site) => {
  if (/^\/(covers|objects)\//.test(path)) {
    const answer = await fetch(site + path)
    return { type: answer.headers.get('content-type'), body: Buffer.from(await answer.arrayBuffer()) }
  }
  return { type: TYPES[path.split('.').at(-1)] ?? 'application/octet-stream', body: readFileSync(join(client, path)) }
}

/**
 * Builds the floor page and serves it from memory, compressed as the site does it.
 * @param {string} site where its tasks and pictures come from
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveFloor(site) {
  // Beside the packages: what the server build imports is found from there.
  const out = await mkdtemp(join(app, 'dist/floor-'))
  const [client, server] = [join(out, 'client'), join(out, 'server')]
  // One file of code: the parts that TaskFindScreen and its like load later are no part of the page.
  const output = { codeSplitting: false }
  const input = join(root, 'entry-client.jsx')
  await buildFor(client, { manifest: true, rolldownOptions: { input, output } }, defaultClientConditions)
  await buildFor(server, { ssr: join(root, 'entry-server.jsx') }, defaultServerConditions)
  const { data } = await (await fetch(`${site}/web/api/v1/tasks/list?limit=10`)).json()
  const kept = new Map([
    ['/', { type: 'text/html; charset=utf-8', body: await renderPage(client, server, data.items), encoding: 'br' }],
  ])
  const answer = async (path) => {
    const known = kept.get(path)
    if (known) return known
    const { type, body } = await fileOf(path, client, site)
    const file = /woff2|webp/.test(type) ? { type, body } : { type, body: brotliCompressSync(body), encoding: 'br' }
    kept.set(path, file)
    return file
  }
  const http = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://floor').pathname
    answer(path).then(
      ({ type, body, encoding }) => {
        const cache = path === '/' ? 'no-cache' : 'public, max-age=31536000, immutable'
        response.writeHead(200, {
          'content-type': type,
          'cache-control': cache,
          ...(encoding && { 'content-encoding': encoding }),
        })
        response.end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise((done) => http.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${http.address().port}`,
    async stop() {
      http.closeAllConnections()
      await new Promise((done) => http.close(done))
      await rm(out, { recursive: true, force: true })
    },
  }
}
