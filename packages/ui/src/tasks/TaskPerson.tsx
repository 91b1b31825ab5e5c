import type { PublicUser } from '@artel/core/contract'
import { DOT, formatLastVisit } from '@artel/core/format'
import { PhoneLink } from '../kit/formatted-text/index.ts'
import { Card, usePageTime } from '../kit/index.ts'
import { Face, PersonName, personWords, TrustLine, trustFacts, VerifiedSign } from '../people/index.ts'
import css from './TaskPerson.module.css'

export interface TaskPersonProps {
  /** What this person is to the task. */
  label: string
  person: PublicUser
  /** Shown only to whom the person chose to show it. */
  phone: string | null
}

/** The other side of a task: who, why to trust them, when last seen. */
export function TaskPerson({ label, person, phone }: TaskPersonProps) {
  const { now, timeZone } = usePageTime()
  const words = personWords(person, 56)
  return (
    <Card as="section" className={css.card} aria-label={label}>
      <div className={css.person}>
        <Face person={words} size={56} />
        <div className={css.words}>
          <p className={css.quiet}>{label}</p>
          <p className={css.name}>
            <PersonName person={words} /> {words.isVerified && <VerifiedSign />}
          </p>
          <p className={css.quiet}>
            {[words.about, person.cityName, formatLastVisit(person, now, timeZone)].filter(Boolean).join(DOT)}
          </p>
        </div>
      </div>
      <TrustLine facts={trustFacts(person, now, timeZone)} />
      {phone && (
        <p className={css.phone}>
          <PhoneLink phone={phone} />
        </p>
      )}
    </Card>
  )
}
