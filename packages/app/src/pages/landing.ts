import { isApiError } from '@artel/core/api'
import { LANDING_SHOWS, landingQueries } from '@artel/core/categories'
import { coverPictureUrl } from '@artel/core/covers/address'
import { executorQueries } from '@artel/core/executors'
import { finishedJobs } from '@artel/core/jobs'
import { hasRightParams, paths, routes } from '@artel/core/routes'
import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { landingData } from './landing-data.ts'
import type { PageWords } from './page-head.ts'

/** What the page does without: its failure is nobody's. */
const quietly = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null)

/**
 * Loads the page of a service: an unknown one is a 404. Without figures, executors, jobs or neighbours it is a page still. A page
 * that is asked for by its own slug alone is the one at its whole path.
 */
export const openLanding = async (
  { queryClient, services, origin }: Pick<RouterContext, 'queryClient' | 'services' | 'origin'>,
  slug: string,
): Promise<PageWords> => {
  if (!hasRightParams(routes.landing, { slug })) throw notFound()
  const { api, report, city } = services
  const cityId = (city.isChosen() ? city.get()?.id : null) ?? null
  const queries = landingQueries(api, report)
  try {
    const figures = quietly(queryClient.ensureQueryData(queries.figures(slug, cityId)))
    const related = quietly(queryClient.ensureQueryData(queries.related(slug)))
    const landing = await queryClient.ensureQueryData(queries.one(slug))
    const { id: categoryId } = landing.category
    await Promise.all([
      related,
      quietly(
        queryClient.ensureQueryData(executorQueries(api).best({ categoryId, cityId, limit: LANDING_SHOWS.executors })),
      ),
      queryClient.ensureQueryData(finishedJobs(api, { categoryId, limit: LANDING_SHOWS.jobs }, report)),
    ])
    const known = await figures
    const canonical = paths.landing(landing.breadcrumbs.map((step) => step.slug).join('/'))
    return {
      title: `${landing.name}: цены и исполнители`,
      description: landing.lead,
      canonical,
      image: coverPictureUrl({ ...landing.category.look, seed: landing.category.slug }),
      // A browser has no use for it.
      ...(import.meta.env.SSR && { structured: landingData(landing, known, origin) }),
    }
  } catch (error) {
    throw isApiError(error, 'NOT_FOUND') ? notFound() : error
  }
}
