import type { Plugin } from 'vite'

/** In development Vite alone serves the pages: what it does not answer itself goes to the entry's `handle()`. */
export const ssrDev = (entry: string, api: string): Plugin => ({
  name: 'ssr-dev',
  configureServer: (vite) => () => {
    vite.middlewares.use(async (request, response, next) => {
      try {
        const { handle, fetchTransport } = (await vite.ssrLoadModule(entry)) as typeof import('./src/entry-server.tsx')
        const url = `http://${request.headers.host ?? 'localhost'}${request.originalUrl}`
        const answer = await handle(new Request(url, { headers: request.headers as Record<string, string> }), {
          transport: fetchTransport(api),
          viewer: undefined,
          nonce: undefined,
          origin: new URL(url).origin,
          // The API beside it shows them only under its own address.
          lettersPath: null,
          mapTiles: null,
        })
        response.writeHead(answer.status, Object.fromEntries(answer.headers))
        response.end(Buffer.from(await answer.arrayBuffer()))
      } catch (error) {
        vite.ssrFixStacktrace(error as Error)
        next(error)
      }
    })
  },
})
