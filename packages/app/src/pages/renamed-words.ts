import type { UrlSearch } from '@artel/core/search'
import { redirect } from '@tanstack/react-router'
import { stringifySearch } from './search-params.ts'

/** Leads an address in words of before to today's: 301 from the server, in its place in the browser's history. */
export const leaveOldWords = (
  list: { renamed(search: unknown): UrlSearch | null },
  { pathname, search }: { readonly pathname: string; readonly search: unknown },
): void => {
  const today = list.renamed(search)
  if (today) throw redirect({ href: pathname + stringifySearch(today), replace: true, statusCode: 301 })
}
