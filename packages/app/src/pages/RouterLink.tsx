import type { LinkComponentProps } from '@artel/ui/kit'
import { Link } from '@tanstack/react-router'

/** The kit's link over the router: `to` is a whole address of ours, query included. */
export function RouterLink({ to, ...rest }: LinkComponentProps) {
  const [path = '', query = ''] = to.split('?')
  const search = Object.fromEntries(searchEntries(query))
  return <Link to={path} search={search as never} activeOptions={{ exact: true, includeSearch: false }} {...(rest as object)} />
}

/** Repeated keys become arrays, as the router keeps them. */
function searchEntries(query: string): Map<string, string | string[]> {
  const entries = new Map<string, string | string[]>()
  for (const [key, value] of new URLSearchParams(query)) {
    const before = entries.get(key)
    entries.set(key, before === undefined ? value : [before, value].flat())
  }
  return entries
}
