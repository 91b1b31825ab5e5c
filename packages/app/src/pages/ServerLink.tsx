import type { LinkComponentProps } from '@artel/ui/kit'
import { useRouter } from '@tanstack/react-router'
import { parseSearch, splitAddress, stringifySearch } from './search-params.ts'

/** In one order: the address of a page may name its words in any. */
const sorted = (query: string) => [...new URLSearchParams(query)].map(String).sort().join()

const isBelow = (path: string, above: string) =>
  path.startsWith(above) && (path.length === above.length || path[above.length] === '/')

/**
 * The anchor that the router's link renders first, without all that it gets ready for a press, which is a good part of rendering
 * a page on the server.
 */
export function ServerLink({ to, className, ...rest }: LinkComponentProps) {
  const { pathname, searchStr } = useRouter().state.location
  const { path, query, hash } = splitAddress(to)
  const search = query === '' ? '' : stringifySearch(parseSearch(query))
  const href = `${path}${search}${hash && `#${hash}`}`
  const isCurrent = rest['data-section']
    ? isBelow(pathname, path)
    : pathname === path && sorted(searchStr) === sorted(search)
  return isCurrent ? (
    <a
      {...rest}
      className={className ? `${className} active` : 'active'}
      href={href}
      data-status="active"
      aria-current="page"
    />
  ) : (
    <a {...rest} className={className} href={href} />
  )
}
