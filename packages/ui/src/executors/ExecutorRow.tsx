import { MapPin } from 'lucide-react'
import { Badge, Card, Icon } from '../kit/index.ts'
import { Picture } from '../kit/picture/index.ts'
import { Face, TrustLine } from '../people/index.ts'
import { UnitPrice } from '../prices/index.ts'
import { Badges } from './Badges.tsx'
import { ExecutorName } from './ExecutorName.tsx'
import css from './ExecutorRow.module.css'
import type { ExecutorLookProps } from './executor.types.ts'
import { ru } from './ru.ts'

const WORKS = 4

/** All that one chooses by: who, two lines of text, works; at the right the price and what one can do. */
export function ExecutorRow({ executor, to, actions, headingLevel }: ExecutorLookProps) {
  const { person, price, distance, text } = executor
  const { checked, ...facts } = executor.trust
  const works = executor.works.slice(0, WORKS)
  return (
    <Card as="article" className={css.card}>
      <div className={css.main}>
        <div className={css.who}>
          <Face person={person} size={72} />
          <div className={css.words}>
            <div className={css.named}>
              <div className={css.title}>
                <ExecutorName executor={executor} to={to} headingLevel={headingLevel} />
                <Badges badges={person.badges} />
                {executor.isPaid && <Badge>{ru.paid}</Badge>}
              </div>
              {person.about && <p className={css.about}>{person.about}</p>}
            </div>
            <div className={css.facts}>
              <TrustLine facts={facts} />
            </div>
          </div>
        </div>
        {text && <p className={css.text}>{text}</p>}
        {works.length > 0 && (
          <div className={css.works}>
            {works.map(({ id, picture, alt }) => (
              <Picture key={id} picture={picture} alt={alt} width={160} shape="wide" className={css.work} />
            ))}
          </div>
        )}
        {checked !== undefined && <TrustLine facts={{ checked }} />}
      </div>
      <div className={css.side}>
        <div className={css.price}>
          {price && <UnitPrice price={price} />}
          {distance && (
            <p className={css.distance}>
              <Icon of={MapPin} size={16} />
              <span>{distance}</span>
            </p>
          )}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </Card>
  )
}
