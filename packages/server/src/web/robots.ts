import { type RouteDefinition, routes } from '@artel/core/routes'

/** robots.txt: everything but the API and the pages that need an account. */
export function robotsTxt(): string {
  const closed = Object.values<RouteDefinition>(routes)
    .filter(({ guards }) => guards.includes('auth'))
    .map(({ pattern }) => pattern.replace(/\{\w+\}/g, '*'))
  const lines = ['User-agent: *', 'Disallow: /web/api/', ...closed.map((path) => `Disallow: ${path}`)]
  return `${lines.join('\n')}\n`
}
