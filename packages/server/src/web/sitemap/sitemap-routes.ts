import type { Clock } from '@artel/core/ports'
import { type RouteDefinition, routes, sitemapEntries } from '@artel/core/routes'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../domain/refusal.ts'
import { SHELF_SIZE, type SitemapSource } from './sitemap-source.ts'
import { indexXml, pagesXml } from './sitemap-xml.ts'

export interface SitemapDeps {
  readonly source: SitemapSource
  readonly clock: Pick<Clock, 'now'>
  /** Where the site is, without a slash at the end. */
  readonly publicUrl: string
  /** Patterns of the pages that the app serves. */
  readonly pages: readonly string[]
  /** Most addresses in one file. */
  readonly most?: number
}

/** Where robots find the map. */
export const SITEMAP_PATH = '/sitemap.xml'
const PAGES_PATH = '/sitemap-pages.xml'
const tasksPath = (shelf: number | string) => `/sitemap-tasks-${shelf}.xml`

const FRESH_SECONDS = 3600
/** A full file takes some 6 MB of memory. */
const FILES_KEPT = 4

/**
 * GET /sitemap.xml: every page that a stranger may find, in one file while they fit, else an index of one file for the
 * pages and one for each shelf of tasks. A file is made anew once an hour at most, however many ask for it.
 */
export function mountSitemap(
  app: FastifyInstance,
  { source, clock, publicUrl, pages, most = SHELF_SIZE }: SitemapDeps,
): void {
  const isServed = ({ pattern }: RouteDefinition) => pages.includes(pattern)
  const kept = new Map<string, { readonly text: Promise<string>; readonly until: number }>()

  const fresh = (name: string, make: () => Promise<string>): Promise<string> => {
    const known = kept.get(name)
    if (known && clock.now() < known.until) return known.text
    const entry = { text: make(), until: clock.now() + FRESH_SECONDS * 1000 }
    kept.delete(name)
    kept.set(name, entry)
    if (kept.size > FILES_KEPT) kept.delete(kept.keys().next().value as string)
    entry.text.catch(() => {
      if (kept.get(name) === entry) kept.delete(name)
    })
    return entry.text
  }

  const fixed = async () => sitemapEntries(await source.lists(), isServed)
  const onlyTasks = (route: RouteDefinition) => route === routes.task && isServed(route)
  const shelf = async (number: number) => sitemapEntries({ tasks: await source.tasks(number) }, onlyTasks)

  const everything = async () => {
    const entries = await fixed()
    const shelves = isServed(routes.task) ? await source.shelves() : []
    const count = shelves.reduce((sum, { count }) => sum + count, entries.length)
    if (count <= most) {
      const tasks = await Promise.all(shelves.map(({ number }) => shelf(number)))
      return pagesXml([...entries, ...tasks.flat()], publicUrl)
    }
    const files = shelves.map(({ number, changedAt }) => ({ path: tasksPath(number), changedAt }))
    return indexXml([{ path: PAGES_PATH, changedAt: null }, ...files], publicUrl)
  }

  const serve = (path: string, make: (parameter: number) => Promise<string>) =>
    app.get<{ Params: { shelf?: string } }>(path, { config: { isQuiet: true } }, async ({ params }, reply) => {
      const text = await fresh(path + (params.shelf ?? ''), () => make(Number(params.shelf)))
      return reply
        .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
        .type('application/xml; charset=utf-8')
        .send(text)
    })

  serve(SITEMAP_PATH, everything)
  serve(PAGES_PATH, async () => pagesXml(await fixed(), publicUrl))
  serve(tasksPath(':shelf(^[1-9]\\d{0,8}$)'), async (number) => {
    const entries = await shelf(number)
    if (entries.length === 0) throw new Refusal('NOT_FOUND')
    return pagesXml(entries, publicUrl)
  })
}
