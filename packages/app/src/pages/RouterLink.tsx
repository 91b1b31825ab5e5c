import type { LinkComponentProps } from '@artel/ui/kit'
import { Link } from '@tanstack/react-router'
import { ServerLink } from './ServerLink.tsx'
import { parseSearch } from './search-params.ts'

/** Navigates without loading the site anew. */
export function BrowserLink({ to, ...rest }: LinkComponentProps) {
  const [path = '', query = ''] = to.split('?')
  // The addresses come from core's route table, which the router's generated types do not know.
  const target = { to: path, search: parseSearch(query) } as { to: string }
  const isExact = !rest['data-section']
  return <Link {...target} activeOptions={{ exact: isExact, includeSearch: isExact }} {...rest} />
}

/** The kit's link over the router: `to` is a whole address of ours, query included. */
export const RouterLink = import.meta.env.SSR ? ServerLink : BrowserLink
