import { categoryQueries, landingQueries } from '@artel/core/categories'
import { faqQueries } from '@artel/core/faq'
import { isListed, type RouteDefinition, routes } from '@artel/core/routes'
import type { SitemapScreenProps } from '@artel/ui/sitemap'
import type { AnyRoute } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { servedPages } from './served-pages.ts'

const documents: readonly RouteDefinition[] = [
  routes.termsOfUse,
  routes.privacyPolicy,
  routes.publicOffer,
  routes.termsOfSaleAnnouncement,
  routes.termsOfAdvertising,
  routes.cookiePolicy,
  routes.licences,
]

const nodeOf = ({ pattern, title }: RouteDefinition) => ({ to: pattern.replace(/\/\{\w+\?\}/g, '') || '/', title })

/** Which of its pages the app tells of on the map: of several with one title those that say more stand elsewhere. */
export const mapOf = (root: AnyRoute): SitemapScreenProps => {
  const served = servedPages(root)
  const isServed = ({ pattern }: RouteDefinition) => served.includes(pattern)
  const pages = Object.values<RouteDefinition>(routes).filter(
    (page) => isListed(page) && isServed(page) && !documents.includes(page) && page !== routes.faqMenu,
  )
  return {
    pages: pages.map(nodeOf),
    documents: documents.filter(isServed).map(nodeOf),
    hasLandings: isServed(routes.landing),
  }
}

/** Loads the trees of the map; without the help or the services it is a map still. */
export const openSitemap = async (
  { queryClient, services: { api, report } }: Pick<RouterContext, 'queryClient' | 'services'>,
  { hasLandings }: Pick<SitemapScreenProps, 'hasLandings'>,
): Promise<void> => {
  await Promise.all([
    queryClient.ensureQueryData(categoryQueries(api, report).outline()),
    queryClient.ensureQueryData(faqQueries(api).sections()).catch(() => null),
    hasLandings ? queryClient.ensureQueryData(landingQueries(api, report).tree()).catch(() => null) : null,
  ])
}
