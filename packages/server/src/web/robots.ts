import { type RouteDefinition, routes } from '@artel/core/routes'
import { SITEMAP_PATH } from './sitemap/sitemap-routes.ts'

/** robots.txt: everything but the API and the pages that need an account, and where the site's map is. */
export function robotsTxt(publicUrl: string): string {
  const closed = Object.values<RouteDefinition>(routes)
    .filter(({ guards }) => guards.includes('auth'))
    .map(({ pattern }) => pattern.replace(/\{\w+\}/g, '*'))
  const lines = ['User-agent: *', 'Disallow: /web/api/', ...closed.map((path) => `Disallow: ${path}`)]
  lines.push('', `Sitemap: ${publicUrl}${SITEMAP_PATH}`)
  return `${lines.join('\n')}\n`
}
