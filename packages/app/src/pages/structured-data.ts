import type { PriceLike } from '@artel/core/format'
import type { StructuredData } from './page-head.ts'

/** A page with the name that it has among others. */
interface Named {
  readonly name: string
  readonly path: string
}

const CONTEXT = 'https://schema.org'

const numbered = (origin: string, pages: readonly Named[]) =>
  pages.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path }))

/** The way to a page, for search engines. */
export const breadcrumbData = (origin: string, pages: readonly Named[]): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: numbered(origin, pages),
})

/** What a page lists, for search engines; a list of nothing is none. */
export const listData = (origin: string, pages: readonly Named[]): readonly StructuredData[] =>
  pages.length === 0
    ? []
    : [
        {
          '@context': CONTEXT,
          '@type': 'ItemList',
          itemListElement: pages.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: origin + path,
          })),
        },
      ]

/** Kopecks as schema.org writes sums. */
const roubles = (kopecks: number) => (kopecks % 100 === 0 ? String(kopecks / 100) : (kopecks / 100).toFixed(2))

/** What an offer costs, among its properties; nothing where the price is to be agreed upon. */
export const priceData = ({ priceType, price }: PriceLike): Readonly<Record<string, unknown>> => {
  if (price === null) return {}
  return priceType === 'FROM'
    ? { priceSpecification: { '@type': 'PriceSpecification', minPrice: roubles(price), priceCurrency: 'RUB' } }
    : { price: roubles(price), priceCurrency: 'RUB' }
}

/** Reviews as others write them below what they are about. */
export const reviewData = (
  reviews: readonly {
    readonly author: { readonly name: string }
    readonly rating: number
    readonly text: string
    readonly createdAt: string
  }[],
): Readonly<Record<string, unknown>> =>
  reviews.length === 0
    ? {}
    : {
        review: reviews.map(({ author, rating, text, createdAt }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: author.name },
          datePublished: createdAt,
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
          ...(text && { reviewBody: text }),
        })),
      }

/** From so many reviews on a rating is told (product §12): the average is `null` below. */
export const ratingData = ({ average, count }: { readonly average: number | null; readonly count: number }) =>
  average === null
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } }

/** Questions with their answers. */
export const questionsData = (
  questions: readonly { readonly question: string; readonly answer: string }[],
): readonly StructuredData[] =>
  questions.length === 0
    ? []
    : [
        {
          '@context': CONTEXT,
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]
