import { type RouteDefinition, type RouteName, routes } from './routes.ts'

/** A path that leads somewhere. */
export interface RouteMatch {
  readonly name: RouteName
  readonly route: RouteDefinition
  readonly params: Readonly<Record<string, string>>
}

const segments = (path: string) => path.split('/').filter(Boolean)

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

const matchPattern = (route: RouteDefinition, path: string): Record<string, string> | null => {
  const pattern = segments(route.pattern)
  const actual = segments(path)
  if (pattern.length !== actual.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const value = decode(actual[index] ?? '')
    if (value === null) return null
    if (!part.startsWith('{')) {
      if (part !== value) return null
      continue
    }
    const name = part.slice(1, -1)
    if (!route.params?.[name]?.test(value)) return null
    params[name] = value
  }
  return params
}

/** Finds the page of a path (without query). `null` is "Page Not Found" of spec §2: unknown path or refused parameter. */
export const matchRoute = (path: string): RouteMatch | null => {
  for (const name of Object.keys(routes) as RouteName[]) {
    const route: RouteDefinition = routes[name]
    const params = matchPattern(route, path)
    if (params) return { name, route, params }
  }
  return null
}

/** Message of an invalid route (spec §2, §8). */
export const pageNotFound = (path: string): string => `Page Not Found: ${path}`

/**
 * Where a path with a trailing slash belongs (spec §2: 301 to the path without it), or `null` when it is fine.
 * Repeated slashes collapse too, so that `//evil.example/` can never become another host.
 */
export const withoutTrailingSlash = (path: string): string | null => {
  const clean = `/${path.replace(/\\/g, '/').split('/').filter(Boolean).join('/')}`
  return clean === path ? null : clean
}
