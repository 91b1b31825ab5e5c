import type { Product } from '@artel/core/contract'

/** What a seller may do here with the own product. */
export type ProductMove = 'SUBMIT' | 'HIDE' | 'SHOW'

/** Whose page of a product it is to the viewer. */
export type ProductViewer = 'SELLER' | 'STAFF' | 'BUYER'

export interface ProductSteps {
  /** Opens the chat with the seller, or asks a guest to sign in. */
  readonly onAsk: () => void
  readonly isAsking: boolean
  /** Why the last try failed, fit to show. */
  readonly askError: string | null
  readonly onMove: (move: ProductMove) => void
  /** The move that is on its way. */
  readonly moving: ProductMove | null
}

export interface ProductStepProps extends ProductSteps {
  product: Product
  viewer: ProductViewer
}
