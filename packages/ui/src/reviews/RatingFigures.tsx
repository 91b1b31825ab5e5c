import type { RatingBreakdown as Figures } from '@artel/core/contract'
import { counted, words } from '@artel/core/format'
import { RatingBreakdown } from './RatingBreakdown.tsx'
import { ru } from './ru.ts'

export interface RatingFiguresProps {
  /** Whose rating it is. */
  label: string
  rating: Figures
}

/** What the server says of a rating, as a part of a page. */
export function RatingFigures({ label, rating }: RatingFiguresProps) {
  const { average, count, spread, quality, punctuality, communication } = rating
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = spread
  const aspects = (
    [
      [ru.quality, quality],
      [ru.punctuality, punctuality],
      [ru.communication, communication],
    ] as const
  ).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
  return (
    <section aria-label={label}>
      <RatingBreakdown
        average={average}
        count={counted(count, words.review)}
        spread={[one, two, three, four, five]}
        aspects={aspects}
      />
    </section>
  )
}
