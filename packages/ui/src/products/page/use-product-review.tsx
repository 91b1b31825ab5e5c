import type { Product } from '@artel/core/contract'
import { type ReactNode, useState } from 'react'
import { quietPart } from '../../kit/lazy/index.ts'

const ProductReviewDialog = quietPart(async () => (await import('../review/index.ts')).ProductReviewDialog)

/** The window in which a product is reviewed, loaded when it is asked for. */
export function useProductReview({ id, title }: Pick<Product, 'id' | 'title'>): {
  readonly onWrite: () => void
  /** To be rendered somewhere on the page. */
  readonly dialog: ReactNode
} {
  const [window, setWindow] = useState<'none' | 'open' | 'closed'>('none')
  return {
    onWrite: () => setWindow('open'),
    dialog: window !== 'none' && (
      <ProductReviewDialog
        key={id}
        product={{ id, title }}
        open={window === 'open'}
        onClose={() => setWindow('closed')}
        onFailed={() => setWindow('none')}
      />
    ),
  }
}
