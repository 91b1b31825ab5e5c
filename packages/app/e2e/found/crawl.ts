import { matchRoute, type RouteDefinition } from '@artel/core/routes'
import { type ReadPage, readPage } from './read-page.ts'

/** A page that was asked for. */
export interface Visit {
  /** Path with query. */
  readonly address: string
  readonly path: string
  /** The row of the route table; `null` for what is no page of it. */
  readonly route: RouteDefinition | null
  /** Pages with a link to it; a page of the map alone has none. */
  readonly from: readonly string[]
  readonly page: ReadPage
}

/** A whole walk. */
export interface Walk {
  readonly visits: readonly Visit[]
  /** Every address within the site that some page links to, those that were not asked for too, with a page that does. */
  readonly links: ReadonlyMap<string, string>
}

export interface WalkRules {
  readonly origin: string
  /** Addresses to begin at. */
  readonly starts: readonly string[]
  /** Most pages of one row with parameters, and a third of it with a query; fixed ones are all asked for. */
  readonly most: number
  /** Of a session. */
  readonly cookie?: string
  /** What is not to be opened. */
  readonly isLeftOut?: (path: string) => boolean
}

/** The site's map names no slug that is not there. */
const knowsAll = () => true
export const routeOf = (path: string): RouteDefinition | null => matchRoute(path, knowsAll)?.route ?? null

/** What of an address lies within the site, as a path with query; `null` for another site, a letter or a call. */
export const within = (origin: string, href: string, at: string): string | null => {
  if (!URL.canParse(href, origin + at)) return null
  const url = new URL(href, origin + at)
  return url.origin === origin ? url.pathname + url.search : null
}

const pathOf = (address: string) => address.split('?')[0] ?? ''

/** Pages of a kind are bounded together: a row of the table, with a query or without. */
const kindOf = (address: string, route: RouteDefinition | null) => {
  const query = address.includes('?') ? '?' : ''
  return `${route?.pattern ?? pathOf(address)}${query}`
}
const isFixed = (address: string, route: RouteDefinition | null) =>
  !address.includes('?') && route !== null && !/\{\w+(\.{3})?\}/.test(route.pattern)

const AT_ONCE = 6

/** Walks a site along its links, as far as the rules let it. */
export const walk = async ({ origin, starts, most, cookie, isLeftOut = () => false }: WalkRules): Promise<Walk> => {
  const visits: Visit[] = []
  const links = new Map<string, string>()
  const from = new Map<string, string[]>()
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  const waiting: string[] = []

  const take = (address: string) => {
    if (seen.has(address) || isLeftOut(pathOf(address))) return
    seen.add(address)
    const route = routeOf(pathOf(address))
    const kind = kindOf(address, route)
    const count = counts.get(kind) ?? 0
    const room = address.includes('?') ? most / 3 : most
    if (count >= room && !isFixed(address, route)) return
    counts.set(kind, count + 1)
    waiting.push(address)
  }

  const follow = (address: string, page: ReadPage) => {
    const hrefs = page.to === null ? page.links : [page.to]
    for (const href of hrefs) {
      const to = within(origin, href, address)
      if (to === null) continue
      if (page.to === null) {
        if (!links.has(to)) links.set(to, address)
        from.set(to, [...(from.get(to) ?? []), address])
      }
      take(to)
    }
  }

  const visit = async (address: string) => {
    const page = await readPage(origin + address, cookie)
    const path = pathOf(address)
    const linked = from.get(address) ?? []
    from.set(address, linked)
    visits.push({ address, path, route: routeOf(path), from: linked, page })
    follow(address, page)
  }

  for (const address of starts) take(address)
  const running = new Set<Promise<void>>()
  while (waiting.length > 0 || running.size > 0) {
    while (waiting.length > 0 && running.size < AT_ONCE) {
      const one = visit(waiting.shift() ?? '/').finally(() => running.delete(one))
      running.add(one)
    }
    await Promise.race(running)
  }
  return { visits: visits.map((one) => ({ ...one, from: from.get(one.address) ?? [] })), links }
}
