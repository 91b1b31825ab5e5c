import { NO_ORDER_DAYS } from '../contract/content-terms.ts'
import type { ProductInput } from '../contract/products.ts'
import { priceRule } from '../validators/index.ts'

/** What a product is but its photos, which are files. */
export type ProductFields = Omit<ProductInput, 'photoIds'>

/** Fields of a product of which some are given; the others stay. */
type Changes = { readonly [K in keyof ProductFields]?: ProductFields[K] | undefined }

/** Either the product after the change, or Russian sentences by field. */
export type ProductChange =
  | { readonly ok: true; readonly product: ProductFields }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

/** A product as it is kept: what is to be agreed upon has no price, what is in stock no days of making, whatever was sent. */
export const keptProduct = <P extends ProductFields>(product: P): P => ({
  ...product,
  price: product.priceType === 'NEGOTIABLE' ? null : product.price,
  orderDays: product.availability === 'IN_STOCK' ? null : product.orderDays,
})

/** A product with what is given of it: the whole needs its price and its days of making, as a new one does. */
export const changedProduct = (before: ProductFields, changes: Changes): ProductChange => {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const product = keptProduct({ ...before, ...Object.fromEntries(given) })
  const price = product.priceType === 'NEGOTIABLE' ? null : priceRule(product.price)
  const orderDays = product.availability === 'TO_ORDER' && product.orderDays === null ? NO_ORDER_DAYS : null
  if (price === null && orderDays === null) return { ok: true, product }
  return { ok: false, fields: { ...(price !== null && { price }), ...(orderDays !== null && { orderDays }) } }
}

/** What strangers judge a product by, with the ids of its photos in their order. */
export type JudgedProduct = Pick<ProductInput, 'title' | 'categoryId' | 'description' | 'attributes' | 'photoIds'>

/** A part of a product that strangers judge it by. */
export type JudgedField = keyof JudgedProduct

const JUDGED: readonly JudgedField[] = ['title', 'categoryId', 'description', 'attributes', 'photoIds']

/** As it is compared: an attribute is its name and its value, whatever else is beside them. */
const written = (product: JudgedProduct, field: JudgedField): string =>
  JSON.stringify(field === 'attributes' ? product.attributes.map(({ name, value }) => [name, value]) : product[field])

/** What of a change is judged anew: words and photos are, prices, stock, delivery and place are not. */
export const judgedFields = (before: JudgedProduct, after: JudgedProduct): JudgedField[] =>
  JUDGED.filter((field) => written(before, field) !== written(after, field))

/** Whether a change is judged anew. */
export const isJudgedChange = (before: JudgedProduct, after: JudgedProduct): boolean =>
  judgedFields(before, after).length > 0
