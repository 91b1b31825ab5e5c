import { isRightParam } from './params.ts'
import type { RouteDefinition, SlugTree } from './route.types.ts'
import * as routes from './routes.ts'

/** Name of a page in the route table. */
export type RouteName = keyof typeof routes

/** A path that leads somewhere. */
export interface RouteMatch {
  readonly name: RouteName
  readonly route: RouteDefinition
  /** Decoded; a parameter that was left out is missing. */
  readonly params: Readonly<Record<string, string>>
}

/** Whether a slug (parent and child joined by slashes) is in a tree that only the server knows. */
export type KnowsSlug = (tree: SlugTree, slug: string) => boolean

const segments = (path: string) => path.split('/').filter(Boolean)

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

type Params = Readonly<Record<string, string>>

/** The parameters of `actual` by `pattern`, segment by segment; `null` when it does not fit. */
const fit = (pattern: readonly string[], actual: readonly string[], route: RouteDefinition): Params | null => {
  const [part, ...later] = pattern
  const [value, ...rest] = actual
  if (part === undefined) return value === undefined ? {} : null
  const [, name = '', kind] = /^\{(\w+)(\?|\.{3})?\}$/.exec(part) ?? []
  if (name === '') return part === value ? fit(later, rest, route) : null
  const taken = kind === '...' ? actual.join('/') : value
  if (taken && isRightParam(route.params?.[name], taken)) {
    const others = fit(later, kind === '...' ? [] : rest, route)
    if (others) return { [name]: taken, ...others }
  }
  return kind === '?' ? fit(later, actual, route) : null
}

/** Fixed words come before parameters, and those before the rest of a path: «0», «1», «2» for each segment. */
const rank = ({ pattern }: RouteDefinition) =>
  segments(pattern)
    .map((part) => (part.endsWith('...}') ? 2 : part.startsWith('{') ? 1 : 0))
    .join('')

/** Whether the tree knows the slug. Nobody asked: only a path of slugs and nothing else needs to be known to be a page. */
const isKnown = (route: RouteDefinition, params: Params, knowsSlug: KnowsSlug | undefined) => {
  if (!route.tree) return true
  const slug = params.slug ?? params.categorySlug ?? ''
  return knowsSlug ? knowsSlug(route.tree, slug) : !route.pattern.startsWith('/{')
}

/**
 * Finds the page of a path (without query). `null` is "Page Not Found" of product §2: unknown path or refused parameter.
 * Without `knowsSlug` only the look of slugs is checked, and a path made of nothing but slugs leads nowhere.
 */
export const matchRoute = (path: string, knowsSlug?: KnowsSlug): RouteMatch | null => {
  const actual = segments(path).map(decode)
  if (actual.some((segment) => segment === null || segment.includes('/'))) return null
  const found = Object.entries<RouteDefinition>(routes).flatMap(([name, route]) => {
    const params = fit(segments(route.pattern), actual as readonly string[], route)
    return params && isKnown(route, params, knowsSlug) ? [{ name: name as RouteName, route, params }] : []
  })
  return found.sort((a, b) => (rank(a.route) < rank(b.route) ? -1 : 1))[0] ?? null
}
