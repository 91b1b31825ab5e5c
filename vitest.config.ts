import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium, pictureFlags } from './.ci/chromium.mjs'
import { forceColours } from './.ci/media.mjs'
import { sizePage, takePicture, tellBrowser } from './.ci/pictures.mjs'
import { STAGE } from './.storybook/looks.ts'
import { SIDE_BY_SIDE } from './.storybook/workshop-copy.ts'
import { findPostgres } from './packages/server/test/postgres-binaries.mjs'

/** Plain Node, modules shared between files: what a pure module needs. */
const node = (name: string) => ({
  resolve: { conditions: ['artel-source'] },
  ssr: { resolve: { conditions: ['artel-source'] } },
  test: { name, include: [`packages/${name}/src/**/*.test.ts`], environment: 'node', isolate: false } as const,
})

/** In `npm test`, and where pictures are drawn, a test that a busy machine spoilt is run again, and named in the end. */
const retry = process.env.PICTURES ? 1 : 0

/** The server on one of its engines; what does not touch a database is tested once, in the first project. */
const server = (engine: 'pglite' | 'postgres', exclude: string[] = []) => ({
  resolve: { conditions: ['artel-source'] },
  ssr: { resolve: { conditions: ['artel-source'] } },
  test: {
    name: `server-${engine}`,
    include: ['packages/server/src/**/*.test.ts'],
    exclude,
    environment: 'node',
    isolate: false,
    globalSetup: [`packages/server/test/${engine}-setup.ts`],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    retry,
  } as const,
})

const withoutDatabase = [
  'platform/cluster/**',
  'platform/config/**',
  'http/contract-fuzz',
  'http/generated-client',
  'http/openapi-lint',
  'http/partial-updates',
  'platform/logging/**',
  'platform/db/database',
  'platform/db/pglite/**',
  'platform/db/statement-names',
  'platform/db/unavailable',
  'platform/health/**',
  'platform/rates/**',
  'platform/storage/patient-fetch',
  'features/presence/peers',
  'http/until-left',
  'seed/content/topics',
  'seed/demo/generate',
  'seed/demo/pictures',
].map((path) => `packages/server/src/${path}${path.endsWith('**') ? '' : '.test.ts'}`)
/** Several processes on one database, which the embedded one does not allow; what needs both engines at once. */
const postgresOnly = ['roles', 'scale-out', 'behind-nginx', 'postgres-full-disk', 'backup'].map(
  (name) => `packages/server/src/composition/${name}.test.ts`,
)
const hasPostgres = findPostgres() !== undefined
if (!hasPostgres) console.warn('\n!!! No PostgreSQL: the server is tested on the embedded database only.\n')

const PAUSE = 'globalMostRecentFallbackTime + 300 - now()'

/**
 * React holds a page back for 0.3 s after its fallback, so that nothing flickers. Nobody sees a run, and every story of a page
 * would wait as long.
 */
const withoutPause = {
  name: 'without-pause',
  transform(code: string, id: string) {
    if (!id.endsWith('react-dom-client.production.js')) return null
    if (!code.includes(PAUSE)) throw new Error(`React has its pause after a fallback elsewhere than in ${PAUSE}`)
    return code.replace(PAUSE, '0')
  },
}

/** React as people get it, not as developers do: its own checks make a story a tenth dearer, and nobody reads them here. */
const asShipped = {
  name: 'as-shipped',
  enforce: 'post' as const,
  config: () => ({
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    optimizeDeps: {
      rolldownOptions: {
        plugins: [withoutPause],
        transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      },
    },
  }),
}

/** Two forks, then two pages with stories: what a machine of two cores can do. */
const maxWorkers = 2

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      'packages/core/vitest.config.ts',
      node('ui'),
      node('app'),
      {
        ...node('workshop'),
        test: { ...node('workshop').test, include: ['stories/**/*.test.ts', '.storybook/*.test.ts'] },
      },
      {
        // The static copy of the workshop in a browser of its own: one more build, so not among the quick ones.
        test: {
          name: 'workshop-copy',
          include: ['.storybook/*.copy.ts'],
          environment: 'node',
          testTimeout: 120_000,
          retry,
          maxConcurrency: SIDE_BY_SIDE,
        },
      },
      { test: { name: 'boundaries', include: ['.ci/*.test.mjs'], environment: 'node' } },
      server('pglite', postgresOnly),
      ...(hasPostgres ? [server('postgres', withoutDatabase)] : []),
      {
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook -- --ci' }), asShipped],
        test: {
          name: 'storybook',
          isolate: false,
          // After the tests of Node: each half of the run has both cores of a small machine for itself.
          sequence: { groupOrder: 1 },
          maxWorkers,
          retry,
          setupFiles: ['.storybook/stories.setup.ts'],
          env: { PICTURES: process.env.PICTURES ?? '' },
          browser: {
            commands: { forceColours, sizePage, takePicture, tellBrowser },
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              contextOptions: { viewport: STAGE, locale: 'ru-RU', reducedMotion: 'reduce' },
              launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, ...pictureFlags] },
            }),
          },
        },
      },
    ],
  },
})
