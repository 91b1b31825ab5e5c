import type { ProfileFilling, ProfileGap } from '@artel/core/account'
import { Link } from '../kit/index.ts'
import { Progress } from '../kit/progress/index.ts'
import css from './FillingCard.module.css'
import { ru } from './ru.ts'

/** Where each thing is told. */
const places: Readonly<Record<ProfileGap, string>> = {
  avatar: '#person',
  city: '#person',
  about: '#story',
  experience: '#story',
  education: '#story',
  districts: '#work',
  address: '#legal',
  verification: '#verification',
}

export interface FillingCardProps extends ProfileFilling {
  /** Path of the profile, where the card stands on another page. */
  page?: string
}

/** How far the profile is filled, and what the rest of it gives. */
export function FillingCard({ filled, total, gaps, page = '' }: FillingCardProps) {
  if (gaps.length === 0) return null
  return (
    <section className={css.filling} aria-label={ru.filling}>
      <Progress label={ru.filling} share={filled / total} valueText={ru.fillingOf(filled, total)} />
      <h2 className={css.title}>{ru.gapsTitle}</h2>
      <ul className={css.gaps}>
        {gaps.map((gap) => (
          <li key={gap}>
            {page === '' ? (
              <a href={places[gap]} className={css.name}>
                {ru.gaps[gap].name}
              </a>
            ) : (
              <Link to={page + places[gap]} className={css.name}>
                {ru.gaps[gap].name}
              </Link>
            )}
            <span className={css.gain}> — {ru.gaps[gap].gain}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
