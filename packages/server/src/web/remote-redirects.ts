import { API_PREFIX, operations } from '@artel/core/contract'
import type { Redirects } from '../features/redirects/redirects.service.ts'

/** Moves are rare: an answer is good for so long. */
const FRESH_MS = 10_000
const PATHS_KEPT = 1_000
const WITHIN_MS = 2_000

/** Asks the process with the API at `origin` where addresses have moved. */
export function remoteRedirects(origin: string): Pick<Redirects, 'find'> {
  const known = new Map<string, { readonly to: Promise<string | null>; readonly until: number }>()

  const ask = async (path: string): Promise<string | null> => {
    const url = new URL(API_PREFIX + operations.findRedirect.path, origin)
    url.searchParams.set('path', path)
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) })
      return response.ok ? ((await response.json()) as { data: { to: string | null } }).data.to : null
    } catch {
      // Most pages have not moved; better to show them than to know for sure.
      return null
    }
  }

  return {
    find(path) {
      const kept = known.get(path)
      if (kept && kept.until > Date.now()) return kept.to
      const to = ask(path)
      known.delete(path)
      known.set(path, { to, until: Date.now() + FRESH_MS })
      if (known.size > PATHS_KEPT) known.delete(known.keys().next().value as string)
      return to
    },
  }
}
