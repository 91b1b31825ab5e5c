import type { Category } from '@artel/core/contract'
import { lookOf } from '@artel/core/covers/looks'
import { formatMoney } from '@artel/core/format'
import { Mark } from '../../kit/cover/index.ts'
import { ru } from './ru.ts'
import css from './TypicalPrice.module.css'

/** What executors ask for such work, where enough of them have: something to measure one's own sum by. */
export function TypicalPrice({ category }: { category: Category | undefined }) {
  if (!category || category.typicalPrice === null) return null
  return (
    <div className={css.typical}>
      <Mark look={lookOf(category.slug)} size={40} />
      <p>
        <b className={css.sum}>{ru.typical(formatMoney(category.typicalPrice))}</b>
        <span className={css.about}>{ru.typicalOf(category.name)}</span>
      </p>
    </div>
  )
}
