import { matchRoute, type RouteDefinition, routes } from '@artel/core/routes'
import type { APIRequestContext } from '@playwright/test'

/** The site's map names no slug that is not there. */
export const knowsAll = () => true

/** Paths of the rows of the route table that are there for whoever asks: as they stand, or one of the site's map. */
export const servedPaths = async (
  request: APIRequestContext,
  url: string,
  isMeant: (page: RouteDefinition) => boolean,
): Promise<string[]> => {
  const map = await (await request.get(`${url}/sitemap.xml`)).text()
  const known = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  const pathOf = (page: RouteDefinition) =>
    page.pattern.includes('{') ? known.find((path) => matchRoute(path, knowsAll)?.route === page) : page.pattern
  const paths = Object.values<RouteDefinition>(routes)
    .filter(isMeant)
    .flatMap((page) => pathOf(page) ?? [])
  const answers = await Promise.all(paths.map((path) => request.get(url + path)))
  return paths.filter((_, index) => answers[index]?.ok())
}
