import type { ExecutorProfile, Review, Service } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import type { StructuredData } from './page-head.ts'
import { breadcrumbData, priceData, ratingData, reviewData } from './structured-data.ts'

interface ExecutorDataAt {
  readonly origin: string
  readonly face: string | null
  readonly reviews?: readonly Review[]
  readonly services?: readonly Service[]
}

/** Lines of a price list that are told; the rest is on the page itself. */
const SERVICES_TOLD = 30

/** What of a price list can be ordered, and for how much. */
const offersOf = (services: readonly Service[]) =>
  services.length === 0
    ? {}
    : {
        makesOffer: services.slice(0, SERVICES_TOLD).map((service) => ({
          '@type': 'Offer',
          ...priceData(service),
          itemOffered: { '@type': 'Service', name: service.name, serviceType: service.category.name },
        })),
      }

/**
 * An executor and where their page stands, for search engines.
 * @param at where the site is, an address of the face, and the reviews and the price list that the page shows
 */
export const executorData = (
  executor: ExecutorProfile,
  { origin, face, reviews = [], services = [] }: ExecutorDataAt,
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
      ...offersOf(services),
      ...ratingData(rating),
      // A person has none in schema.org.
      ...(isPerson ? {} : reviewData(reviews)),
    },
    breadcrumbData(origin, [
      { name: 'Исполнители', path: paths.executors() },
      { name, path: paths.executor(id) },
    ]),
  ]
}
