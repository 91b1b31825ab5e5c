import { readFileSync } from 'node:fs'
import type { User } from '@artel/core/contract'
import type { Transport } from '@artel/core/ports'
import { decideGuards, matchRoute } from '@artel/core/routes'
import { preloadLayouts } from '@artel/ui/shell'
import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import { goneOf } from './pages/missing.ts'
import { servedPages } from './pages/served-pages.ts'
import { routeTree } from './routeTree.gen.ts'
import { cityFromCookies, timeZoneFromCookies } from './server/cookies.ts'
import { codeScript, developmentManifest, fontToPreload, readPages, type ViteManifest } from './server/manifest.ts'
import { createServerRouter } from './server/router.ts'
import type { PageData } from './services/page.ts'

export { fetchTransport } from '@artel/core/browser'

/** Patterns of the pages that are here; the site's map leads to no other. */
export const pages = servedPages(routeTree)

/** What of a guest's cookies a page depends on: guests with the same are shown the same. */
export const variantOf = (cookies: string): string =>
  JSON.stringify([cityFromCookies(cookies), timeZoneFromCookies(cookies)])

/** What the host gives with each page to render. */
export interface RenderContext {
  /** The API, called in process. */
  readonly transport: Transport
  /** Who asks; `undefined` leaves it to the browser to find out. */
  readonly viewer: User | null | undefined
  /** Nonce of the page's Content-Security-Policy; `undefined` in development. */
  readonly nonce: string | undefined
  /** Where the site is for everybody: `https://artel.ru`. */
  readonly origin: string
  /** Where the letters of the demo can be read by whoever asks; `null` where they cannot. */
  readonly lettersPath: string | null
  /** Where maps take their ground from; `null` where nothing is configured. */
  readonly mapTiles: PageData['mapTiles']
}

const readBuild = (): ViteManifest =>
  JSON.parse(readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'))

const build = import.meta.env.DEV ? undefined : readBuild()
const built = build && readPages(build)
const manifest = built?.manifest ?? developmentManifest()
const font = build && fontToPreload(build)
const codeOf = built && ((routeIds: readonly string[]) => codeScript(built.code, routeIds))

/**
 * 410 for what is gone, 401 and 403 for pages that show a refusal; the router itself answers 200, 301, 404 and 500.
 */
const statusOf = (path: string, viewer: User | null | undefined, rendered: number, isGone: boolean): number => {
  if (rendered === 404 && isGone) return 410
  const match = matchRoute(path)
  if (rendered !== 200 || viewer === undefined || !match) return rendered
  return { allow: 200, 'sign-in': 401, forbidden: 403 }[decideGuards(match.route, viewer)]
}

await preloadLayouts()

/** Renders the page of a GET request to HTML with its real status. */
export async function handle(request: Request, context: RenderContext): Promise<Response> {
  const cookies = request.headers.get('cookie') ?? ''
  const page: PageData = {
    viewer: context.viewer,
    city: cityFromCookies(cookies),
    now: Date.now(),
    timeZone: timeZoneFromCookies(cookies),
    lettersPath: context.lettersPath,
    mapTiles: context.mapTiles,
  }
  const { transport, nonce, origin } = context
  const router = createServerRouter(transport, page, { nonce, origin, font, codeOf })
  const answer = await createRequestHandler({
    request,
    createRouter: () => router,
    getRouterManifest: () => manifest,
  })(defaultRenderHandler)
  const isGone = router.state.matches.some(({ error }) => goneOf(error) !== undefined)
  const status = statusOf(new URL(request.url).pathname, context.viewer, answer.status, isGone)
  return status === answer.status ? answer : new Response(answer.body, { status, headers: answer.headers })
}
