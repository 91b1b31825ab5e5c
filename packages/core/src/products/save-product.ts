import type { ApiClient } from '../api/index.ts'
import type { Product } from '../contract/products.ts'
import type { ProductBody, ProductIntent } from './product-form.machine.ts'

/** A product as far as saving must know it. */
export type StoredProduct = Pick<Product, 'id' | 'version'>

/** Saves what a form holds. `stored` is the product in the version that was seen, `null` for a new one. @throws ApiError */
export type SaveProduct = (body: ProductBody, intent: ProductIntent, stored: StoredProduct | null) => Promise<Product>

/**
 * Makes what saves the products of one form. A new one becomes a draft first; a draft that is to be sent is sent then. When
 * sending fails, the draft is there already: the next try changes it and makes no other.
 */
export const productSaver = (
  api: Pick<ApiClient, 'createProduct' | 'updateProduct' | 'submitProduct'>,
  keyOf: (body: unknown) => string,
): SaveProduct => {
  let last: StoredProduct | null = null
  return async (body, intent, stored) => {
    const known = last && last.version > (stored?.version ?? 0) ? last : stored
    const { data: saved } = known
      ? await api.updateProduct({ params: { id: known.id }, body: { ...body, version: known.version } })
      : await api.createProduct({ body }, { idempotencyKey: keyOf(body) })
    last = saved
    if (intent === 'DRAFT' || saved.status !== 'DRAFT') return saved
    const call = { params: { id: saved.id }, body: { version: saved.version } }
    return (await api.submitProduct(call)).data
  }
}
