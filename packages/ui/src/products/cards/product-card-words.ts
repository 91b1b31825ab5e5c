import type { ProductCard } from '@artel/core/contract'
import { counted, formatPrice, words } from '@artel/core/format'
import { productUnitLabels, stockText } from '@artel/core/products'
import type { ProductWords } from './ProductCard.tsx'

/** A product of a list in plain words; what is sold by the piece does not say so. */
export const productCardWords = (card: ProductCard): ProductWords => {
  const { title, price, unit, photo, rating, cityName } = card
  return {
    title,
    price: {
      sum: formatPrice(card),
      unit: price === null || unit === 'PIECE' ? undefined : productUnitLabels[unit],
    },
    picture: photo,
    rating: rating.average === null ? undefined : { value: rating.average, count: counted(rating.count, words.review) },
    place: cityName,
    stock: stockText(card).toLocaleLowerCase('ru'),
  }
}
