import { landingQueries } from '@artel/core/categories'
import { routes } from '@artel/core/routes'
import { sitePageQueries } from '@artel/core/site-pages'
import type { RouterContext } from '../router.tsx'
import type { PageWords } from './page-head.ts'
import { questionsData } from './structured-data.ts'

/** Loads the page of all services with its words. */
export const openLandings = async ({
  queryClient,
  services: { api, report },
}: Pick<RouterContext, 'queryClient' | 'services'>): Promise<PageWords> => {
  const [words] = await Promise.all([
    queryClient.ensureQueryData(sitePageQueries(api).one('services')),
    queryClient.ensureQueryData(landingQueries(api, report).tree()),
  ])
  return {
    title: routes.landings.title,
    description: words.lead,
    ...(import.meta.env.SSR && { structured: questionsData(words.questions) }),
  }
}
