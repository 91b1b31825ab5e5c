/** What the worker does with a request; `leave`: it goes on as if there were no worker. */
export type RequestKind = 'page' | 'asset' | 'share' | 'leave'

type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>

/**
 * Which requests are the worker's: pages, so that there is something to show without a connection; files whose names change
 * with what is in them; what a device shares. Never the API, nor anything that is somebody's own.
 */
export const kindOf = (
  { method, mode, destination, url }: Asked,
  at: { origin: string; share: string },
): RequestKind => {
  const { origin, pathname } = new URL(url)
  if (origin !== at.origin) return 'leave'
  if (mode === 'navigate' && destination === 'document') {
    if (method === 'POST' && pathname === at.share) return 'share'
    return method === 'GET' ? 'page' : 'leave'
  }
  return method === 'GET' && pathname.startsWith('/assets/') ? 'asset' : 'leave'
}
