import type { Product } from '../contract/products.ts'
import { counted, NBSP, words } from '../format/index.ts'

/** What one gets for the price, as it stands beside the sum. */
export const productUnitLabels: Readonly<Record<Product['unit'], string>> = {
  PIECE: `за${NBSP}шт.`,
  METRE: `за${NBSP}м`,
  SQUARE_METRE: `за${NBSP}м²`,
  SET: `за${NBSP}компл.`,
  HOUR: `за${NBSP}час`,
}

/** The same alone, as it is chosen. */
export const productUnitNames: Readonly<Record<Product['unit'], string>> = {
  PIECE: 'Штука',
  METRE: 'Метр',
  SQUARE_METRE: 'Квадратный метр',
  SET: 'Комплект',
  HOUR: 'Час',
}

/** How a product comes to its buyer. */
export const deliveryLabels: Readonly<Record<Product['delivery'], string>> = {
  PICKUP: 'Только самовывоз',
  DELIVERY: 'Только доставка',
  BOTH: 'Доставка или самовывоз',
}

/** «В наличии», «Нет в наличии», «Под заказ, 21 день»; of a card, which does not know the days, «Под заказ». */
export const stockText = ({
  availability,
  orderDays = null,
}: Pick<Product, 'availability'> & Partial<Pick<Product, 'orderDays'>>): string => {
  if (availability === 'IN_STOCK') return `В${NBSP}наличии`
  if (availability === 'SOLD_OUT') return `Нет в${NBSP}наличии`
  const made = `Под${NBSP}заказ`
  return orderDays === null ? made : `${made}, ${counted(orderDays, words.day)}`
}
