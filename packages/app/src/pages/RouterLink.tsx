import type { LinkComponentProps } from '@artel/ui/kit'
import { Link } from '@tanstack/react-router'
import { ServerLink } from './ServerLink.tsx'
import { parseSearch, splitAddress } from './search-params.ts'

/** Navigates without loading the site anew. */
export function BrowserLink({ to, ...rest }: LinkComponentProps) {
  const { path, query, hash } = splitAddress(to)
  // The addresses come from core's route table, which the router's generated types do not know.
  const target = { to: path, search: parseSearch(query), ...(hash && { hash }) } as { to: string }
  const isExact = !rest['data-section']
  return <Link {...target} activeOptions={{ exact: isExact, includeSearch: isExact }} {...rest} />
}

/** The kit's link over the router: `to` is a whole address of ours, query included. */
export const RouterLink = import.meta.env.SSR ? ServerLink : BrowserLink
