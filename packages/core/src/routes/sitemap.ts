import { ARTICLE_CATEGORIES } from '../contract/content-terms.ts'

import * as paths from './paths.ts'
import type { RouteDefinition } from './route.types.ts'
import * as routes from './routes.ts'

/** One address of the site's map. */
export interface SitemapEntry {
  readonly path: string
  /** ISO 8601; `null` when nobody knows. */
  readonly changedAt: string | null
}

/** Something with a page of its own. */
interface Listed<Id> {
  readonly id: Id
  readonly changedAt: string | null
}

/** What the server knows beyond the fixed pages. Lists that are left out add nothing. */
export interface SitemapLists {
  /** Categories by their URL slugs. */
  readonly categories?: readonly { readonly slug: string; readonly urlSlug: string }[]
  /** Landings by their URL slugs. */
  readonly landings?: readonly { readonly slug: string; readonly urlSlug: string }[]
  /** Sections of the help by their slugs. */
  readonly faq?: readonly { readonly slug: string }[]
  readonly articles?: readonly Listed<number>[]
  readonly tasks?: readonly Listed<number>[]
  readonly products?: readonly Listed<number>[]
  readonly executors?: readonly Listed<string>[]
  /** When fixed pages have changed, as far as somebody knows. */
  readonly fixed?: readonly SitemapEntry[]
}

/** Public pages that mean nothing to somebody who comes from a search. */
const unlisted: ReadonlySet<RouteDefinition> = new Set([
  routes.executor,
  routes.executorBlog,
  routes.executorProducts,
  routes.executorProfile,
  // A section without its name is the first one, at another address.
  routes.faqList,
  routes.marquizRedirect,
  routes.marquizSuccess,
  routes.marquizTaskCreate,
  routes.resetPassword,
])

const isFixed = ({ pattern }: RouteDefinition) => !/\{\w+(\.{3})?\}/.test(pattern)

/** A page with one address that everybody may find. */
export const isListed = (route: RouteDefinition): boolean =>
  isFixed(route) && route.guards.every((guard) => guard === 'executor-excluded') && !unlisted.has(route)

/**
 * Entries of the site's map (product §2.1): the fixed public pages and those of the given lists.
 * @param isServed whether the app has the page; nothing may point to one that is not there
 */
export const sitemapEntries = (
  lists: SitemapLists,
  isServed: (route: RouteDefinition) => boolean,
): readonly SitemapEntry[] => {
  const fixed = Object.values<RouteDefinition>(routes)
    .filter((route) => isListed(route) && isServed(route))
    .map(({ pattern }) => pattern.replace(/\/\{\w+\?\}/g, '') || '/')
    .map((path) => ({ path, changedAt: lists.fixed?.find((one) => one.path === path)?.changedAt ?? null }))
  const each = <T>(route: RouteDefinition, items: readonly T[] = [], path: (item: T) => string): SitemapEntry[] =>
    isServed(route)
      ? items.map((item) => ({ path: path(item), changedAt: (item as Partial<Listed<unknown>>).changedAt ?? null }))
      : []
  return [
    ...fixed,
    ...each(routes.blog, ARTICLE_CATEGORIES, paths.blog),
    ...each(routes.executorsCategory, lists.categories, ({ urlSlug }) => paths.executorsCategory(urlSlug)),
    ...each(routes.taskFindCategory, lists.categories, ({ slug }) => paths.taskFindCategory(slug)),
    ...each(routes.landing, lists.landings, ({ urlSlug }) => paths.landing(urlSlug)),
    ...each(routes.catalogCategory, lists.landings, ({ slug }) => paths.catalogCategory(slug)),
    ...each(routes.faqList, lists.faq, ({ slug }) => paths.faqList(slug)),
    ...each(routes.article, lists.articles, ({ id }) => paths.article(id)),
    ...each(routes.task, lists.tasks, ({ id }) => paths.task(id)),
    ...each(routes.product, lists.products, ({ id }) => paths.product(id)),
    ...each(routes.executor, lists.executors, ({ id }) => paths.executor(id)),
  ]
}
