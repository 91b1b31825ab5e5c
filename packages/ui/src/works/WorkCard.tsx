import { Images } from 'lucide-react'
import { CardLink, Icon, VisuallyHidden } from '../kit/index.ts'
import { Picture, type PictureProps } from '../kit/picture/index.ts'
import { type PriceWords, UnitPrice } from '../prices/index.ts'
import css from './WorkCard.module.css'

/** A finished work as plain words. */
export interface WorkWords {
  readonly id: number | string
  title: string
  picture: PictureProps['picture']
  /** What is seen; empty where the title says it. */
  alt: string
  price?: PriceWords | undefined
  /** «Марьино · 4,2 м² · 6 дней · 2026». */
  facts?: string | undefined
  /** How many photos there are: the number, and it in words. */
  photos?: { readonly count: number; readonly words: string } | undefined
  /** Page of the work; without it nothing is pressed. */
  to?: string | undefined
}

export interface WorkCardProps {
  work: WorkWords
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4
}

/** A work of a portfolio: large picture without a frame, title and price on one line. */
export function WorkCard({ work: { title, picture, alt, price, facts, photos, to }, headingLevel = 3 }: WorkCardProps) {
  const Title = `h${headingLevel}` as const
  return (
    <article className={css.work}>
      <div className={css.place}>
        <Picture picture={picture} alt={alt} width={480} shape="wide" className={css.picture} />
        {photos && (
          <span className={css.count}>
            <Icon of={Images} size={16} />
            <span aria-hidden="true">{photos.count}</span>
            <VisuallyHidden>{photos.words}</VisuallyHidden>
          </span>
        )}
      </div>
      <div className={css.head}>
        <Title className={css.title}>{to === undefined ? title : <CardLink to={to}>{title}</CardLink>}</Title>
        {price && <UnitPrice price={price} size="small" />}
      </div>
      {facts && <p className={css.facts}>{facts}</p>}
    </article>
  )
}
