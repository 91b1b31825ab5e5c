import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { makeRouter } from './page.jsx'

/** HTML of the page with these tasks, and with the files of the manifest to load. */
export const render = async (tasks, manifest) => {
  const handler = createRequestHandler({
    request: new Request('http://localhost/'),
    createRouter: () => makeRouter(() => tasks),
    getRouterManifest: () => manifest,
  })
  const answer = await handler(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
  return answer.text()
}
