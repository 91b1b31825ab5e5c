import type { ProductCard } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { ButtonLink, EmptyState, Pagination, SectionHeading } from '../../kit/index.ts'
import { ProductGrid } from '../../products/cards/index.ts'
import css from './ExecutorAbout.module.css'
import type { ExecutorViewer } from './executor-page.types.ts'
import { ru } from './ru.ts'

export interface ExecutorGoodsProps {
  products: readonly ProductCard[]
  viewer: ExecutorViewer
  page: number
  pageCount: number
  pageTo: (page: number) => string
}

/** Goods of an executor that everybody is shown, as the catalogue shows them. */
export function ExecutorGoods({ products, viewer, page, pageCount, pageTo }: ExecutorGoodsProps) {
  return (
    <section className={css.section} aria-label={ru.goods}>
      <SectionHeading title={ru.goods} />
      {products.length === 0 ? (
        <EmptyState
          title={viewer === 'SELF' ? ru.noGoodsOwn : ru.noGoods}
          text={viewer === 'SELF' ? ru.noGoodsOwnText : ru.noGoodsText}
          action={
            <ButtonLink to={paths.catalog()} variant="secondary">
              {ru.allGoods}
            </ButtonLink>
          }
        />
      ) : (
        <ProductGrid products={products} headingLevel={3} />
      )}
      <Pagination page={page} pageCount={pageCount} to={pageTo} />
    </section>
  )
}
