import { NOT_FOUND_TITLE, type RouteDefinition } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'

/** Title of a page as the browser shows it; without a name of its own it is the product's. */
export const pageTitle = (title?: string): string => (title === undefined ? PRODUCT_NAME : `${title} — ${PRODUCT_NAME}`)

/** Title that the route table gives a page; of the front page the product's name alone, `undefined` is no page at all. */
export const titleOf = (page: RouteDefinition | undefined): string =>
  page === undefined ? pageTitle(NOT_FOUND_TITLE) : pageTitle(page.pattern === '/' ? undefined : page.title)
