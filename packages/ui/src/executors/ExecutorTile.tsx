import { Card } from '../kit/index.ts'
import { Face, TrustLine } from '../people/index.ts'
import { UnitPrice } from '../prices/index.ts'
import { Badges } from './Badges.tsx'
import { ExecutorName } from './ExecutorName.tsx'
import css from './ExecutorTile.module.css'
import type { ExecutorLookProps } from './executor.types.ts'

/** Who and why to trust them, without works: several side by side. */
export function ExecutorTile({ executor, to, headingLevel }: ExecutorLookProps) {
  const { person, trust, price } = executor
  return (
    <Card as="article" className={css.card}>
      <div className={css.who}>
        <Face person={person} size={56} />
        <div className={css.words}>
          <div className={css.title}>
            <ExecutorName executor={executor} to={to} headingLevel={headingLevel} />
            <Badges badges={person.badges} />
          </div>
          {person.about && <p className={css.about}>{person.about}</p>}
        </div>
      </div>
      <TrustLine facts={trust} stacked />
      {price && <UnitPrice price={price} size="small" />}
    </Card>
  )
}
