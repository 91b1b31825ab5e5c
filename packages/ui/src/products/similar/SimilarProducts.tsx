import type { ProductCard } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { SectionHeading } from '../../kit/index.ts'
import { ProductGrid } from '../cards/index.ts'
import { ru } from './ru.ts'
import css from './SimilarProducts.module.css'

export interface SimilarProductsProps {
  /** What stands beside a product; nothing is shown without any. */
  products: readonly ProductCard[]
  /** Slug of the category that they are all of. */
  slug: string
}

/** Other goods of the kind, and the way to all of them (product §17.1). */
export function SimilarProducts({ products, slug }: SimilarProductsProps) {
  if (products.length === 0) return null
  return (
    <section className={css.similar} aria-label={ru.title}>
      <SectionHeading title={ru.title} link={{ to: paths.catalogCategory(slug), label: ru.all }} />
      <ProductGrid products={products} headingLevel={3} isFour />
    </section>
  )
}
