import { DOT } from '@artel/core/format'
import type { ReactNode } from 'react'
import { Card, CardLink, Rating } from '../../kit/index.ts'
import { Picture, type PictureProps } from '../../kit/picture/index.ts'
import { type PriceWords, UnitPrice } from '../../prices/index.ts'
import css from './ProductCard.module.css'

/** Goods of a master as plain words. */
export interface ProductWords {
  title: string
  price: PriceWords
  picture: PictureProps['picture']
  /** Left out while nobody has rated it. */
  rating?: { readonly value: number; readonly count: string } | undefined
  /** «Москва». */
  place?: string | undefined
  /** «в наличии 6 м²», «под заказ, 3 дня». */
  stock?: string | undefined
}

export interface ProductCardProps {
  product: ProductWords
  /** Page of the product: the whole card leads there. */
  to: string
  /** One small button over the picture: to favourites. */
  action?: ReactNode
  /** In the place of a missing picture. */
  cover?: ReactNode
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4
  /** Its picture is among what is seen first. */
  eager?: boolean
}

/** Goods in a catalogue: picture, price, then what it is. */
export function ProductCard({ product, to, action, cover, headingLevel = 3, eager = false }: ProductCardProps) {
  const { title, price, picture, rating, place, stock } = product
  const Title = `h${headingLevel}` as const
  const facts = [place, stock].filter(Boolean)
  return (
    <Card as="article" className={css.card}>
      <div className={css.place}>
        {picture === null && cover ? (
          cover
        ) : (
          <Picture picture={picture} alt="" width={320} shape="wide" eager={eager} className={css.picture} />
        )}
        {action && <div className={css.action}>{action}</div>}
      </div>
      <div className={css.body}>
        <UnitPrice price={price} />
        <Title className={css.title}>
          <CardLink to={to}>{title}</CardLink>
        </Title>
        {rating && <Rating value={rating.value} count={rating.count} />}
        {facts.length > 0 && <p className={css.facts}>{facts.join(DOT)}</p>}
      </div>
    </Card>
  )
}
