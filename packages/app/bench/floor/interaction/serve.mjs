import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, preview } from 'vite'

const shared = {
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  resolve: { conditions: ['artel-source', ...defaultClientConditions] },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
}

/**
 * Builds the bare page of the interactions and serves it.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveBare() {
  const outDir = await mkdtemp(join(tmpdir(), 'artel-bench-bare-'))
  await build({
    ...shared,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'chrome123', cssTarget: 'chrome123' },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  return {
    url: `http://127.0.0.1:${server.httpServer.address().port}`,
    async stop() {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
