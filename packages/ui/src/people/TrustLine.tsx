import { ShieldCheck } from 'lucide-react'
import { Icon, Rating } from '../kit/index.ts'
import type { TrustFacts } from './person.types.ts'
import { ru } from './ru.ts'
import css from './TrustLine.module.css'

export interface TrustLineProps {
  facts: TrustFacts
  /** The rating on a line of its own: in a narrow card. */
  stacked?: boolean
}

/** A rating never goes without what it rests on. */
function Opinion({ rating }: Pick<TrustFacts, 'rating'>) {
  if (rating === undefined) return null
  if (rating === null) return <li className={css.newcomer}>{ru.newcomer}</li>
  return (
    <li className={css.opinion}>
      {rating.value === null ? rating.count : <Rating value={rating.value} count={rating.count} />}
    </li>
  )
}

/** Why this person can be trusted: rating, jobs, answers, since; below it what was checked and when. */
export function TrustLine({ facts, stacked = false }: TrustLineProps) {
  const { rating, checked } = facts
  const said = [facts.jobs, facts.answers, facts.since].filter((one) => one !== undefined)
  return (
    <div className={css.trust}>
      {(rating !== undefined || said.length > 0) && (
        <ul className={css.facts} data-stacked={stacked || undefined}>
          <Opinion rating={rating} />
          {said.map((fact) => (
            <li key={fact} className={css.fact}>
              {fact}
            </li>
          ))}
        </ul>
      )}
      {checked !== undefined && (
        <p className={css.checked}>
          {checked !== null && <Icon of={ShieldCheck} size={16} />}
          <span>{checked ?? ru.unchecked}</span>
        </p>
      )}
    </div>
  )
}
