import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from './.ci/chromium.mjs'

/** Plain Node, modules shared between files: what a pure module needs. */
const node = (name: string) => ({
  resolve: { conditions: ['artel-source'] },
  ssr: { resolve: { conditions: ['artel-source'] } },
  test: { name, include: [`packages/${name}/src/**/*.test.ts`], environment: 'node', isolate: false } as const,
})

export default defineConfig({
  test: {
    projects: [
      node('core'),
      node('ui'),
      {
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook -- --ci' })],
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              // The window must exceed the largest story viewport, or Vitest scales the story down.
              contextOptions: { viewport: { width: 1600, height: 1200 }, locale: 'ru-RU', reducedMotion: 'reduce' },
              launchOptions: { executablePath: findChromium(), args: chromiumFlags },
            }),
          },
        },
      },
    ],
  },
})
