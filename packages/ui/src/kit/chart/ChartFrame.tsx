import { formatNumber } from '@artel/core/format'
import { type ReactNode, useId } from 'react'
import css from './Chart.module.css'
import { ru } from './ru.ts'
import { ticksUpTo } from './scale.ts'

/** A value and the name of its place: «12 ноября», 43. Not below nought. */
export interface ChartPoint {
  readonly label: string
  readonly value: number
}

/** What bars and lines share. */
export interface ChartProps {
  /** Names the chart: «Просмотры профиля». */
  title: string
  /** What stands along the foot: «День». */
  placeLabel: string
  /** What is measured: «Просмотры». */
  valueLabel: string
  points: readonly ChartPoint[]
  /** How a value is written; a number of the Russian locale when absent. */
  format?: (value: number) => string
  /** Said when there is nothing: what a person can do about it. */
  empty?: ReactNode
}

/** Where a value stands, in per cent of the height from above. */
export type HeightOf = (value: number) => number

/** More than these would run into one another on a desktop, on a phone. */
const LABELS = 12
const LABELS_NARROW = 5

/** The widest that styles know. */
const WIDEST = 8

/** How many places a label may take; 0 for those that give way to it, and where it would leave the chart. */
const spansOf = (count: number, labels: number) => {
  const step = Math.ceil(count / labels)
  return (n: number) => (n % step === 0 && n + 0.5 + step / 2 <= count ? Math.min(step, WIDEST) : 0)
}

interface ChartFrameProps extends ChartProps {
  children: (heightOf: HeightOf, format: (value: number) => string) => ReactNode
}

/** Title, axes and the table that says the same; the drawing itself comes from its user. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, placeLabel, valueLabel, points, format = (value) => formatNumber(value), empty, children } = props
  const id = useId()
  if (points.length === 0)
    return (
      <figure aria-labelledby={id} className={css.chart}>
        <figcaption id={id} className={css.title}>
          {title}
        </figcaption>
        <p className={css.empty}>{empty ?? ru.empty}</p>
      </figure>
    )
  const values = points.map(({ value }) => value)
  const ticks = ticksUpTo(Math.max(...values))
  const top = ticks.at(-1) ?? 1
  const heightOf: HeightOf = (value) => 100 - (value / top) * 100
  const spanOf = spansOf(points.length, LABELS)
  const narrowSpanOf = spansOf(points.length, LABELS_NARROW)
  return (
    <figure aria-labelledby={id} className={css.chart}>
      <figcaption id={id} className={css.title}>
        {title}
      </figcaption>
      <p aria-hidden="true" className={css.axis}>
        {valueLabel}
      </p>
      <div className={css.field}>
        <div aria-hidden="true" className={css.scale}>
          {ticks.toReversed().map((tick) => (
            <span key={tick} className={css.tick}>
              {format(tick)}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={ru.range(title, format(Math.min(...values)), format(Math.max(...values)))}
          className={css.plot}
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={`${heightOf(tick)}%`}
              y2={`${heightOf(tick)}%`}
              className={css.line}
              data-ground={tick === 0 || undefined}
            />
          ))}
          {children(heightOf, format)}
        </svg>
        <div aria-hidden="true" className={css.places}>
          {points.map(({ label }, n) => (
            <span key={label} className={css.place} data-wide={spanOf(n)} data-narrow={narrowSpanOf(n)}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <p aria-hidden="true" className={css.axis} data-foot>
        {placeLabel}
      </p>
      <details className={css.details}>
        <summary className={css.summary}>{ru.asTable}</summary>
        <table className={css.table}>
          <caption className={css.caption}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{placeLabel}</th>
              <th scope="col">{valueLabel}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
