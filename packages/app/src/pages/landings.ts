import { landingQueries } from '@artel/core/categories'
import { paths, routes } from '@artel/core/routes'
import { sitePageQueries } from '@artel/core/site-pages'
import type { RouterContext } from '../router.tsx'
import type { PageWords } from './page-head.ts'
import { breadcrumbData, listData, questionsData } from './structured-data.ts'

/** Loads the page of all services with its words; search engines are told of the roots of the tree, for the rest lies below them. */
export const openLandings = async ({
  queryClient,
  services: { api, report },
  origin,
}: Pick<RouterContext, 'queryClient' | 'services' | 'origin'>): Promise<PageWords> => {
  const [words, tree] = await Promise.all([
    queryClient.ensureQueryData(sitePageQueries(api).one('services')),
    queryClient.ensureQueryData(landingQueries(api, report).tree()),
  ])
  return {
    title: routes.landings.title,
    description: words.lead,
    ...(import.meta.env.SSR && {
      structured: [
        breadcrumbData(origin, [{ name: routes.landings.title, path: paths.landings() }]),
        ...listData(
          origin,
          tree.map(({ name, slug }) => ({ name, path: paths.landing(slug) })),
        ),
        ...questionsData(words.questions),
      ],
    }),
  }
}
