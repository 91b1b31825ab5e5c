import type { ExecutorProfile } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import type { StructuredData } from './page-head.ts'
import { breadcrumbData } from './structured-data.ts'

/** From so many reviews on a rating is told (product §12): the average is `null` below. */
const ratingOf = ({ average, count }: ExecutorProfile['rating']) =>
  average === null
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } }

/**
 * An executor and where their page stands, for search engines.
 * @param at where the site is, and an address of the face
 */
export const executorData = (
  executor: ExecutorProfile,
  { origin, face }: { readonly origin: string; readonly face: string | null },
): readonly StructuredData[] => {
  const { id, name, businessType, cityName, about, rating, categories } = executor
  const url = origin + paths.executor(id)
  // schema.org knows no rating of a person: whoever has one is a business.
  const isPerson = businessType === 'SE' && rating.average === null
  return [
    {
      '@context': 'https://schema.org',
      '@type': isPerson ? 'Person' : 'LocalBusiness',
      '@id': url,
      name,
      url,
      ...(about && { description: about.slice(0, 300) }),
      ...(face && { image: new URL(face, origin).href }),
      ...(cityName && {
        address: { '@type': 'PostalAddress', addressLocality: cityName, addressCountry: 'RU' },
      }),
      ...(categories.length > 0 && { knowsAbout: categories.map((category) => category.name) }),
      ...ratingOf(rating),
    },
    breadcrumbData(origin, [
      { name: 'Исполнители', path: paths.executors() },
      { name, path: paths.executor(id) },
    ]),
  ]
}
