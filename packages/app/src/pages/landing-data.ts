import type { Landing, LandingFigures } from '@artel/core/contract'
import { paths, routes } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'
import type { StructuredData } from './page-head.ts'
import { breadcrumbData, questionsData } from './structured-data.ts'

const ROUBLE = 100

/** The page of a service, in the words of schema.org: what it is, what it usually costs, what is thought of it. */
export const landingData = (
  landing: Landing,
  figures: LandingFigures | null,
  origin: string,
): readonly StructuredData[] => {
  const { name, lead, breadcrumbs, category, questions } = landing
  const urlSlug = (length: number) =>
    breadcrumbs
      .slice(0, length)
      .map(({ slug }) => slug)
      .join('/')
  const usual = figures?.prices.find(({ categoryId }) => categoryId === category.id)
  const rating = figures?.rating
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      description: lead,
      url: origin + paths.landing(urlSlug(breadcrumbs.length)),
      areaServed: { '@type': 'Country', name: 'Россия' },
      provider: { '@type': 'Organization', name: PRODUCT_NAME, url: origin + paths.home() },
      ...(usual && {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'RUB',
          lowPrice: usual.from / ROUBLE,
          highPrice: usual.to / ROUBLE,
          offerCount: usual.replies,
        },
      }),
      ...(rating &&
        rating.average !== null && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            ratingCount: rating.count,
            bestRating: 5,
          },
        }),
    },
    breadcrumbData(origin, [
      { name: routes.landings.title, path: paths.landings() },
      ...breadcrumbs.map((step, index) => ({ name: step.name, path: paths.landing(urlSlug(index + 1)) })),
    ]),
    ...questionsData(questions),
  ]
}
