import type { WaitingReview } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Button, TextLink, usePageTime, VisuallyHidden } from '../kit/index.ts'
import { Face, PersonName, personWords } from '../people/index.ts'
import { ru } from './my-reviews.ru.ts'
import css from './WaitingDeal.module.css'

const DAY = 86_400_000
/** From here on it is time to hurry. */
const FEW = 2

/** A deal that waits for the viewer's review: with whom, about what, and how long there is. */
export function WaitingDeal({ deal, onWrite }: { deal: WaitingReview; onWrite: (deal: WaitingReview) => void }) {
  const { now } = usePageTime()
  const { task, subject, until } = deal
  const words = personWords(subject, 40)
  const days = Math.ceil((Date.parse(until) - new Date(now).getTime()) / DAY)
  return (
    <article className={css.deal} aria-label={task.title}>
      <Face person={words} size={40} />
      <div className={css.words}>
        <p className={css.name}>
          <PersonName person={words} />
        </p>
        <p className={css.about}>
          <TextLink to={paths.task(task.id)}>{task.title}</TextLink>
        </p>
        <p className={css.left} data-few={days <= FEW || undefined}>
          {days <= 1 ? ru.lastDay : ru.daysLeft(days)}
        </p>
      </div>
      <Button dense className={css.write} onClick={() => onWrite(deal)}>
        {ru.write}
        <VisuallyHidden>: {task.title}</VisuallyHidden>
      </Button>
    </article>
  )
}
