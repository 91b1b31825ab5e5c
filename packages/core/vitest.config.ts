import { defineConfig } from 'vitest/config'

/** Core's tests on their own: the project `core` of the whole run, and `npm run core`, which loads nothing else. */
export default defineConfig({
  resolve: { conditions: ['artel-source'] },
  ssr: { resolve: { conditions: ['artel-source'] } },
  test: {
    name: 'core',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Modules are shared between files, as in the other projects of plain Node.
    isolate: false,
    watch: false,
  },
})
