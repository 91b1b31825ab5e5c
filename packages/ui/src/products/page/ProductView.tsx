import type { LandingStep } from '@artel/core/categories'
import type { Product } from '@artel/core/contract'
import { formatPrice } from '@artel/core/format'
import { productRuleLabels, stockText } from '@artel/core/products'
import { paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { Gallery } from '../../kit/carousel/index.ts'
import { ActionBar, Alert, Breadcrumbs, SectionHeading } from '../../kit/index.ts'
import { Picture } from '../../kit/picture/index.ts'
import { AskSeller } from './AskSeller.tsx'
import { ProductRail } from './ProductRail.tsx'
import { ProductSeller } from './ProductSeller.tsx'
import css from './ProductView.module.css'
import type { ProductStepProps } from './product.types.ts'
import { ru } from './ru.ts'

export interface ProductViewProps extends ProductStepProps {
  /** Categories of the catalogue from the root down to its own; without them its own stands alone. */
  path?: readonly LandingStep[]
  /** What buyers say. */
  reviews: ReactNode
  /** Others of the kind. */
  similar: ReactNode
}

function Photos({ product: { photos } }: { product: Product }) {
  if (photos.length === 0) return <Picture picture={null} alt={ru.noPhotos} width={720} shape="wide" />
  const images = photos.map((picture, n) => ({ id: picture.id, picture, alt: ru.photo(n + 1, photos.length) }))
  return <Gallery label={ru.photos} images={images} />
}

/** What not everybody sees says so. */
function Standing({ product, viewer }: Pick<ProductViewProps, 'product' | 'viewer'>) {
  const { status, rejectRule, isHiddenByTariff } = product
  if (viewer === 'BUYER') return null
  if (viewer === 'STAFF') return <Alert kind="info">{isHiddenByTariff ? ru.surplusOfStaff : ru.ofStaff[status]}</Alert>
  if (status === 'PUBLISHED') return <p className={css.quiet}>{ru.own}</p>
  if (isHiddenByTariff) return <Alert kind="warning">{ru.surplus}</Alert>
  if (status !== 'REJECTED') return <Alert kind={status === 'PENDING' ? 'info' : 'warning'}>{ru.states[status]}</Alert>
  const rule = rejectRule === null ? '' : productRuleLabels[rejectRule].toLocaleLowerCase('ru')
  return <Alert kind="warning">{ru.states.REJECTED(rule)}</Alert>
}

function Attributes({ product: { category, attributes, sku } }: { product: Product }) {
  const section = { name: ru.category, value: category.name }
  const lines = [section, ...attributes, ...(sku === null ? [] : [{ name: ru.sku, value: sku }])]
  return (
    <section className={css.section} aria-label={ru.attributes}>
      <SectionHeading title={ru.attributes} />
      <dl className={css.attributes}>
        {lines.map(({ name, value }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seller may name two lines alike, and their order never changes here.
          <div key={n}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Page of a product (product §17.1): what it looks like, what it is, what it costs, who sells it, what buyers say and what is like it. */
export function ProductView({ path = [], reviews, similar, ...steps }: ProductViewProps) {
  const { product, viewer } = steps
  const above = path.length > 0 ? path : [product.category]
  return (
    <div className={css.page}>
      <Breadcrumbs
        items={[
          { label: ru.catalog, to: paths.catalog() },
          ...above.map(({ name, slug }) => ({ label: name, to: paths.catalogCategory(slug) })),
          { label: product.title },
        ]}
      />
      <article className={css.columns}>
        <div className={css.head}>
          <Standing product={product} viewer={viewer} />
          <Photos product={product} />
        </div>
        <div className={css.side}>
          <ProductRail {...steps} />
          {viewer !== 'SELLER' && <ProductSeller seller={product.seller} hasMore={viewer === 'BUYER'} />}
        </div>
        <div className={css.body}>
          <section className={css.section} aria-label={ru.about}>
            <SectionHeading title={ru.about} />
            <p className={css.text}>{product.description}</p>
          </section>
          <Attributes product={product} />
          {reviews}
        </div>
      </article>
      {similar}
      {viewer === 'BUYER' && (
        <ActionBar label={ru.bar} price={formatPrice(product)} note={stockText(product)}>
          <AskSeller {...steps} isShort />
        </ActionBar>
      )}
    </div>
  )
}
