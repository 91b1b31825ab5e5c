import type { KeyValueStorage } from '@artel/core/ports'
import { productForm } from '@artel/core/products'
import { lostPhotosOf, photoDraft } from '../../files/index.ts'

/** The key of what is typed about a product and not sent. */
export const productDraftKey = (viewerId: string | undefined, product: number | 'new'): string =>
  `artel_product_${viewerId}_${product}`

/** Keeps what is typed about a product. */
export const productDraft = photoDraft(productForm.draft)

/** Names of the photos that had not arrived. */
export const lostPhotos = (storage: KeyValueStorage, key: string): readonly string[] =>
  lostPhotosOf(productForm.draft, storage, key)
