import { type RouteDefinition, routes } from '@artel/core/routes'
import { shortName } from './vocabulary.ts'

/** Types of schema.org, one of which must be there. */
type OneOf = readonly string[]

interface Required {
  /** Of the things that the page tells of. */
  readonly own: readonly OneOf[]
  /** Of what is told within them. */
  readonly within?: readonly OneOf[]
}

const CRUMBS: OneOf = ['BreadcrumbList']
const list: Required = { own: [CRUMBS] }
const tree: Required = { own: [CRUMBS, ['ItemList']] }
const person: Required = { own: [['LocalBusiness', 'Person'], CRUMBS] }

/** What pages of a kind must tell search engines; of those that are not here nothing is asked. */
const required: ReadonlyMap<RouteDefinition, Required> = new Map<RouteDefinition, Required>([
  [routes.home, { own: [['Organization'], ['WebSite']] }],
  [routes.product, { own: [['Product'], CRUMBS] }],
  [routes.executor, person],
  [routes.executorProfile, person],
  // An empty price list is left out of searches.
  [routes.executorServices, { ...person, within: [['Service']] }],
  [routes.executorPortfolio, person],
  [routes.executorProducts, person],
  [routes.executorBlog, person],
  [routes.article, { own: [['Article'], CRUMBS] }],
  [routes.landing, { own: [['Service'], CRUMBS] }],
  [routes.landings, tree],
  [routes.categories, tree],
  [routes.taskCategories, tree],
  [routes.executors, list],
  [routes.executorsCategory, list],
  [routes.catalog, list],
  [routes.catalogCategory, list],
  [routes.taskFind, list],
  [routes.taskFindCategory, list],
  [routes.task, list],
  [routes.blog, list],
  [routes.faqList, list],
])

const typesOf = (value: unknown) => [value].flat().map((type) => shortName(String(type)))

/** Types of everything that is told within something. */
const typesWithin = (data: unknown): readonly string[] => {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => (key === '@type' ? typesOf(value) : typesWithin(value)))
}

const lacking = (wanted: readonly OneOf[] = [], there: readonly string[]) =>
  wanted.filter((some) => !some.some((type) => there.includes(type))).map((some) => `tells of no ${some.join(' or ')}`)

/**
 * What a page that may be found does not tell search engines, though every page of its kind must.
 * @param told all structured data of the page
 */
export const missingDataFaults = (route: RouteDefinition | null, told: readonly unknown[]): readonly string[] => {
  const wanted = route ? required.get(route) : undefined
  const own = told.flatMap((data) => typesOf((data as { readonly '@type'?: unknown } | null)?.['@type'] ?? []))
  return [...lacking(wanted?.own, own), ...lacking(wanted?.within, typesWithin(told))]
}
