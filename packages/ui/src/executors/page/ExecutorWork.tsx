import type { PortfolioCase } from '@artel/core/contract'
import { formatMoney } from '@artel/core/format'
import { ImageGrid } from '../../kit/image-grid/index.ts'
import { Price, TextLink } from '../../kit/index.ts'
import css from './ExecutorWork.module.css'
import { ru } from './ru.ts'

export interface ExecutorWorkProps {
  work: PortfolioCase
  /** Address of all the works. */
  backTo: string
}

/** A work whole: every photo, as large as the screen when pressed, and what it took. */
export function ExecutorWork({ work, backTo }: ExecutorWorkProps) {
  const { title, text, photos, price, category, termDays, year } = work
  const images = photos.map((picture, n) => ({
    id: picture.id,
    picture,
    alt: ru.photo(title, n + 1, photos.length),
  }))
  const facts = [
    [ru.category, category.name],
    [ru.took, termDays === null ? null : ru.term(termDays)],
    [ru.year, year === null ? null : String(year)],
  ] as const
  return (
    <article className={css.work}>
      <p>
        <TextLink to={backTo}>{ru.backToWorks}</TextLink>
      </p>
      <h2>{title}</h2>
      <div className={css.photos} data-alone={images.length === 1 || undefined}>
        <ImageGrid label={ru.shots} images={images} eager />
      </div>
      <dl className={css.facts}>
        {price !== null && (
          <div>
            <dt>{ru.cost}</dt>
            <dd>
              <Price>{formatMoney(price)}</Price>
            </dd>
          </div>
        )}
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {text && <p className={css.text}>{text}</p>}
    </article>
  )
}
