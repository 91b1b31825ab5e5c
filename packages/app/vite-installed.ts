import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions, type Plugin } from 'vite'
import { offlinePage } from './src/installed/offline-page.ts'
import type { PrintedTokens } from './src/installed/token-colours.ts'
import { WEB_MANIFEST_PATH, webManifest } from './src/installed/web-manifest.ts'

const WORKER_PATH = '/service-worker.js'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const tokens = (): PrintedTokens => JSON.parse(read('../ui/src/tokens/tokens.json'))

const manifestText = () => JSON.stringify(webManifest(tokens()))

/** The worker in one file: not every browser runs one that imports others. */
const workerCode = async (buildId: string): Promise<string> => {
  const page = offlinePage(tokens(), read('public/favicon.svg').replace(/<title>.*?<\/title>/, ''))
  const made = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['artel-source', ...defaultClientConditions] },
    define: { BUILD: JSON.stringify(buildId), OFFLINE_PAGE: JSON.stringify(page) },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('src/worker/service-worker.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  const [file] = 'output' in made ? made.output : []
  if (file?.type !== 'chunk') throw new Error('The service worker was not built.')
  return file.code
}

/** What an installed site is made of, beside its icons: the manifest and the service worker (docs/adr/0019). */
export const installed: Plugin = {
  name: 'artel-installed',
  applyToEnvironment: ({ name }) => name === 'client',
  configureServer: ({ middlewares }) => {
    const files: Record<string, readonly [string, () => string | Promise<string>]> = {
      [WEB_MANIFEST_PATH]: ['application/manifest+json', manifestText],
      [WORKER_PATH]: ['text/javascript', () => workerCode('development')],
    }
    middlewares.use(async ({ url = '' }, response, next) => {
      const file = files[url]
      if (!file) return next()
      response.setHeader('content-type', file[0])
      response.end(await file[1]())
    })
  },
  async generateBundle(_, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
    // Another build is another worker: it throws away what the last one has kept.
    const buildId = entry?.fileName ?? this.error('The client has no entry to name the worker’s build by.')
    this.emitFile({ type: 'asset', fileName: WEB_MANIFEST_PATH.slice(1), source: manifestText() })
    this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source: await workerCode(buildId) })
  },
}
