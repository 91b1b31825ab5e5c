import type { Transport } from '@artel/core/ports'
import type { RenderedPage } from './kept-pages.ts'
import { pageBody, pageNonce } from './page-body.ts'
import { CONNECTION_HEADERS } from './page-headers.ts'
import type { PageRenderer, RenderContext } from './page-renderer.ts'

/** Stands where the nonce of an answer belongs. Nobody outside of this process can know it, so no text of a page holds it. */
const PLACEHOLDER = pageNonce()

/** Of every page, unless it says otherwise: it may be kept by whoever asks each time whether it is still the same. */
const SHARED = [
  ['cache-control', 'no-cache'],
  ['vary', 'accept-encoding'],
] as const

const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500

/** The transport, and whether a call of it has failed for a reason that the next guest need not share. */
const watched = (transport: Transport) => {
  let hasFailed = false
  return {
    hasFailed: () => hasFailed,
    transport: {
      async request(call) {
        try {
          const answer = await transport.request(call)
          if (answer.status === TOO_MANY_REQUESTS || answer.status >= SERVER_ERROR) hasFailed = true
          return answer
        } catch (error) {
          hasFailed = true
          throw error
        }
      },
    } satisfies Transport,
  }
}

/**
 * Renders a page for whoever looks at it without an account. Of the request it knows the address and the cookies alone, and it
 * is rendered to its end also when the one who asked first has left.
 */
export async function renderForGuests(
  handle: PageRenderer,
  {
    url,
    cookies,
    context,
  }: {
    readonly url: string
    readonly cookies: string
    readonly context: Omit<RenderContext, 'viewer' | 'nonce'>
  },
): Promise<RenderedPage> {
  const { transport, hasFailed } = watched(context.transport)
  const answer = await handle(new Request(url, { headers: { cookie: cookies } }), {
    ...context,
    transport,
    viewer: null,
    nonce: PLACEHOLDER,
  })
  const body = pageBody(await answer.text(), PLACEHOLDER)
  const own = new Map([...SHARED, ...[...answer.headers].filter(([name]) => !CONNECTION_HEADERS.has(name))])
  const set = answer.headers.getSetCookie().map((cookie) => ['set-cookie', cookie] as const)
  const isForEverybody = answer.status === 200 && set.length === 0 && !hasFailed()
  return { status: answer.status, headers: [...own, ...set], body, isForEverybody }
}
