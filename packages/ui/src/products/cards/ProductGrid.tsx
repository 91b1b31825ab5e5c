import type { ProductCard as ProductCardData } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { ProductCard } from './ProductCard.tsx'
import css from './ProductGrid.module.css'
import { productCardWords } from './product-card-words.ts'

export interface ProductGridProps {
  products: readonly ProductCardData[]
  /** Level of the titles in the page's outline. */
  headingLevel?: 2 | 3 | 4
  /** They are four at most: on a desktop they share the whole width. */
  isFour?: boolean
  /** They are what the page shows first: the pictures of the first row on a phone should not wait. */
  eager?: boolean
}

/** Goods side by side: two on a phone, as many as there is room for elsewhere. */
export function ProductGrid({ products, headingLevel = 2, isFour = false, eager = false }: ProductGridProps) {
  return (
    <div className={css.grid} data-four={isFour}>
      {products.map((card, n) => (
        <ProductCard
          key={card.id}
          headingLevel={headingLevel}
          product={productCardWords(card)}
          to={paths.product(card.id)}
          eager={eager && n < 2}
        />
      ))}
    </div>
  )
}
