import type { PublicationStatus } from '../contract/content-terms.ts'
import type { Product } from '../contract/products.ts'
import { sentAttributes } from './attributes.ts'
import { judgedFields } from './change-product.ts'
import type { ProductValues } from './product-form.machine.ts'

const judgedOf = (values: ProductValues) => ({
  title: values.title.trim(),
  categoryId: values.categoryId ?? 0,
  description: values.description.trim(),
  attributes: sentAttributes(values.attributes),
  photoIds: values.photoIds.stored.map(({ id }) => id),
})

/** What saving makes of a product, to be told before it is saved. */
export interface SavedAs {
  readonly status: PublicationStatus
  /** What of the change a moderator has to look at. */
  readonly judged: ReturnType<typeof judgedFields>
}

/** What becomes of a product whose form holds this by now. @param initial what the form began with */
export const savedAs = (status: Product['status'], initial: ProductValues, values: ProductValues): SavedAs => {
  const judged = judgedFields(judgedOf(initial), judgedOf(values))
  const isSent = status === 'REJECTED' || (judged.length > 0 && status !== 'DRAFT')
  return { status: isSent ? 'PENDING' : status, judged }
}
