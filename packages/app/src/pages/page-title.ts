import type { GoneKind } from '@artel/core/contract'
import { GONE_TITLES, NOT_FOUND_TITLE, type RouteDefinition } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'

/** Title of a page as the browser shows it; without a name of its own it is the product's. */
export const pageTitle = (title?: string): string => (title === undefined ? PRODUCT_NAME : `${title} — ${PRODUCT_NAME}`)

/** Title that the route table gives a page; of the front page the product's name alone, `undefined` is no page at all. */
export const titleOf = (page: RouteDefinition | undefined, gone: GoneKind | null = null): string => {
  if (page === undefined) return pageTitle(gone === null ? NOT_FOUND_TITLE : GONE_TITLES[gone])
  return pageTitle(page.pattern === '/' ? undefined : page.title)
}
