import { Badge, Card } from '../kit/index.ts'
import { Picture } from '../kit/picture/index.ts'
import { Face, TrustLine } from '../people/index.ts'
import { UnitPrice } from '../prices/index.ts'
import { Badges } from './Badges.tsx'
import { ExecutorName } from './ExecutorName.tsx'
import css from './ExecutorStory.module.css'
import type { ExecutorLookProps } from './executor.types.ts'
import { ru } from './ru.ts'

const WORKS = 3

/** Works first, the face over their edge, the price last. */
export function ExecutorStory({ executor, to, cover, headingLevel }: ExecutorLookProps) {
  const { person, trust, price } = executor
  const works = executor.works.slice(0, WORKS)
  return (
    <Card as="article" className={css.card}>
      <div className={css.works} data-count={works.length}>
        {works.map(({ id, picture, alt }, index) => (
          <Picture
            key={id}
            picture={picture}
            alt={alt}
            width={index === 0 ? 400 : 200}
            shape="wide"
            className={css.work}
          />
        ))}
        {works.length === 0 &&
          (cover ?? <Picture picture={null} alt="" width={400} shape="wide" className={css.work} />)}
      </div>
      <div className={css.body}>
        <div className={css.top}>
          <Face person={person} size={56} ring="surface" />
          <span className={css.marks}>
            <Badges badges={person.badges} />
            {executor.isPaid && <Badge>{ru.paid}</Badge>}
          </span>
        </div>
        <div className={css.who}>
          <ExecutorName executor={executor} to={to} headingLevel={headingLevel} />
          {person.about && <p className={css.about}>{person.about}</p>}
        </div>
        <TrustLine facts={trust} stacked />
        {price && (
          <p className={css.end}>
            <UnitPrice price={price} size="small" />
          </p>
        )}
      </div>
    </Card>
  )
}
