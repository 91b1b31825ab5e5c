import type { LandingStep } from '@artel/core/categories'
import type { Product, ProductReview } from '@artel/core/contract'
import { paths, routes } from '@artel/core/routes'
import type { StructuredData } from './page-head.ts'
import { breadcrumbData, priceData, ratingData, reviewData } from './structured-data.ts'

/** Availability in the words of schema.org. */
const itemAvailability: Readonly<Record<Product['availability'], string>> = {
  IN_STOCK: 'InStock',
  TO_ORDER: 'MadeToOrder',
  SOLD_OUT: 'OutOfStock',
}

/** What it costs and who sells it; what is to be agreed upon makes no offer that a search engine could read. */
const offerOf = ({ price, priceType, availability, seller }: Product, origin: string) =>
  price === null
    ? {}
    : {
        offers: {
          '@type': 'Offer',
          ...priceData({ priceType, price }),
          availability: `https://schema.org/${itemAvailability[availability]}`,
          seller: { '@type': 'Organization', name: seller.name, url: origin + paths.executor(seller.id) },
        },
      }

interface ProductDataAt {
  readonly origin: string
  readonly path: readonly LandingStep[]
  readonly photos: readonly string[]
  readonly reviews: readonly ProductReview[]
}

/**
 * A product and where it stands in the catalogue, for search engines.
 * @param at where the site is, categories of the catalogue from the root down to that of the product (without them its own stands
 *   alone), addresses of its photos, and the reviews that its page shows
 */
export const productData = (
  product: Product,
  { origin, path, photos, reviews }: ProductDataAt,
): readonly StructuredData[] => {
  const { id, title, description, category, sku, attributes, rating } = product
  const url = origin + paths.product(id)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': url,
      name: title,
      url,
      description: description.slice(0, 500),
      category: category.name,
      ...(photos.length > 0 && { image: photos.map((photo) => new URL(photo, origin).href) }),
      ...(sku !== null && { sku }),
      ...(attributes.length > 0 && {
        additionalProperty: attributes.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
      }),
      ...offerOf(product, origin),
      ...ratingData(rating),
      ...reviewData(reviews),
    },
    breadcrumbData(origin, [
      { name: routes.catalog.title, path: paths.catalog() },
      ...(path.length > 0 ? path : [category]).map(({ name, slug }) => ({ name, path: paths.catalogCategory(slug) })),
      { name: title, path: paths.product(id) },
    ]),
  ]
}
