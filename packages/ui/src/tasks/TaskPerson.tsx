import type { PublicUser } from '@artel/core/contract'
import { formatLastVisit } from '@artel/core/format'
import { BadgeCheck } from 'lucide-react'
import { PhoneLink } from '../kit/formatted-text/index.ts'
import { Avatar, Icon, usePageTime } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskPerson.module.css'

export interface TaskPersonProps {
  /** What this person is to the task. */
  label: string
  person: PublicUser
  /** Shown only to whom the author chose to show it. */
  phone: string | null
}

/** The author or the executor of a task: who, since when, when last seen. */
export function TaskPerson({ label, person, phone }: TaskPersonProps) {
  const { now, timeZone } = usePageTime()
  return (
    <section className={css.person} aria-label={label}>
      <Avatar seed={person.id} initials={person.initials} size={56} online={person.isOnline} />
      <div className={css.words}>
        <p className={css.label}>{label}</p>
        <p className={css.name}>
          {person.name}
          {person.verificationStatus === 'VERIFIED' && (
            <span className={css.verified} title={ru.verified}>
              <Icon of={BadgeCheck} size={20} />
              <span className={css.hidden}>{ru.verified}</span>
            </span>
          )}
        </p>
        <p className={css.quiet}>
          {[
            person.businessType && ru.businessTypes[person.businessType],
            person.cityName,
            ru.since(new Date(person.createdAt).getUTCFullYear()),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={css.quiet}>{formatLastVisit(person, now, timeZone)}</p>
        {phone && (
          <p className={css.phone}>
            <PhoneLink phone={phone} />
          </p>
        )}
      </div>
    </section>
  )
}
