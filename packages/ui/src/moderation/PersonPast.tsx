import type { ModerationHistory, PublicUser } from '@artel/core/contract'
import { formatRelativeTime } from '@artel/core/format'
import { usePageTime } from '../kit/index.ts'
import { Face, PersonName, personWords, TrustLine, trustFacts } from '../people/index.ts'
import css from './DeskRail.module.css'
import { ru } from './ru.ts'

export interface PersonPastProps {
  /** What this person is to the object. */
  label: string
  person: PublicUser
  /** `null` where nothing is known beyond the page of the person. */
  history: ModerationHistory | null
}

/** Whose it is and what is known of them. */
export function PersonPast({ label, person, history }: PersonPastProps) {
  const { now, timeZone } = usePageTime()
  const words = personWords(person, 40)
  return (
    <section className={css.card} aria-label={label}>
      <div className={css.person}>
        <Face person={words} size={40} />
        <div className={css.words}>
          <p className={css.caption}>{label}</p>
          <p className={css.name}>
            <PersonName person={words} />
          </p>
        </div>
      </div>
      <TrustLine facts={trustFacts(person, now, timeZone)} />
      {history && (
        <dl className={css.past}>
          <div>
            <dt>{ru.tasks}</dt>
            <dd>{ru.tasksDone(history.tasks, history.finishedTasks)}</dd>
          </div>
          <div>
            <dt>{ru.rejections}</dt>
            <dd>
              {ru.rejectionsOf(
                history.rejections,
                history.lastRejectedAt ? formatRelativeTime(history.lastRejectedAt, now, timeZone) : '',
              )}
            </dd>
          </div>
          <div>
            <dt>{ru.complaints}</dt>
            <dd>{ru.complaintsOf(history.complaints)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}
