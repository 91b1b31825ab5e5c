import { formatNumber } from '@artel/core/format'
import { Bar } from './Bar.tsx'
import css from './RatingBreakdown.module.css'
import { ru } from './ru.ts'
import { Stars } from './Stars.tsx'

export interface RatingBreakdownProps {
  /** `null` while there are too few reviews to count one: then nothing is drawn of them. */
  average: number | null
  /** «127 отзывов». */
  count: string
  /** How many gave 1, 2, 3, 4 and 5 stars, in this order. */
  spread: readonly [one: number, two: number, three: number, four: number, five: number]
  /** Averages of single questions: «Сроки», 4.7. */
  aspects?: readonly { readonly name: string; readonly value: number }[]
}

const STARS = [5, 4, 3, 2, 1] as const

/** What a rating is made of. Every bar says its number in words, too. */
export function RatingBreakdown({ average, count, spread, aspects = [] }: RatingBreakdownProps) {
  const total = spread.reduce((sum, one) => sum + one, 0)
  return (
    <div className={css.breakdown}>
      <div className={css.sum} data-few={average === null || undefined}>
        {average === null ? (
          <p className={css.none}>{ru.tooFew}</p>
        ) : (
          <>
            <p>
              <span className={css.figure}>{formatNumber(average, { min: 1, max: 2 })}</span>{' '}
              <span className={css.caption}>{ru.outOf}</span>
            </p>
            <span aria-hidden="true">
              <Stars value={Math.round(average)} />
            </span>
          </>
        )}
        <p className={css.caption}>{count}</p>
      </div>
      {average !== null && (
        <ul className={css.bars} aria-label={ru.spread}>
          {STARS.map((stars) => {
            const given = spread[stars - 1] ?? 0
            return (
              <Bar
                key={stars}
                label={`${stars}`}
                figure={`${given}`}
                share={total === 0 ? 0 : given / total}
                words={ru.given(stars, given)}
              />
            )
          })}
        </ul>
      )}
      {average !== null && aspects.length > 0 && (
        <ul className={css.bars} data-wide aria-label={ru.aspects}>
          {aspects.map(({ name, value }) => {
            const figure = formatNumber(value, { min: 1, max: 1 })
            return <Bar key={name} label={name} figure={figure} share={value / 5} words={ru.aspect(name, figure)} />
          })}
        </ul>
      )}
    </div>
  )
}
