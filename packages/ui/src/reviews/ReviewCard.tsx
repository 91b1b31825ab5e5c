import { BadgeCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '../kit/index.ts'
import { Face, PersonName, type PersonWords } from '../people/index.ts'
import css from './ReviewCard.module.css'
import { type ReviewPhoto, ReviewPhotos } from './ReviewPhotos.tsx'
import { ru } from './ru.ts'
import { Stars } from './Stars.tsx'

/** A date in words and for machines. */
export interface ReviewDate {
  readonly text: string
  /** ISO. */
  readonly iso: string
}

/** A review as plain words. */
export interface ReviewWords {
  author: PersonWords
  date: ReviewDate
  /** 1 to 5. */
  stars: number
  /** May be empty: stars alone are a review, too. */
  text: string
  photos: readonly ReviewPhoto[]
  /** Facts of the deal it rests on: «Ванная 4,2 м² · 58 000 ₽ · 6 дней». */
  deal?: string | undefined
  /** The one answer of whom it is about. */
  reply?: { readonly name: string; readonly text: string; readonly date?: ReviewDate | undefined } | undefined
}

export interface ReviewCardProps {
  review: ReviewWords
  /** Shows a photo large; without it photos are not pressed. */
  onOpenPhoto?: ((index: number) => void) | undefined
  /** The deal that it is about, as a link. */
  about?: ReactNode
  /** How it stands and what can be done about it. */
  children?: ReactNode
}

const When = ({ text, iso }: ReviewDate) => (
  <time className={css.caption} dateTime={iso}>
    {text}
  </time>
)

/** What one party of a deal says about the other, and the answer. */
export function ReviewCard({
  review: { author, date, stars, text, photos, deal, reply },
  onOpenPhoto,
  about,
  children,
}: ReviewCardProps) {
  const nameId = useId()
  return (
    <article className={css.review} aria-labelledby={nameId}>
      <div className={css.head}>
        <Face person={author} size={40} />
        <div className={css.who}>
          <p id={nameId} className={css.name}>
            <PersonName person={author} />
          </p>
          <When {...date} />
        </div>
        <Stars value={stars} />
      </div>
      {deal && (
        <p className={css.deal}>
          <Icon of={BadgeCheck} size={16} />
          <span>
            {ru.confirmed} · {deal}
          </span>
        </p>
      )}
      {about && <p className={css.about}>{about}</p>}
      {text && <p className={css.text}>{text}</p>}
      {photos.length > 0 && <ReviewPhotos photos={photos} onOpen={onOpenPhoto} />}
      {reply && (
        <div className={css.reply}>
          <p className={css.replyHead}>
            <span className={css.name}>{reply.name}</span> {reply.date && <When {...reply.date} />}
          </p>
          <p className={css.text}>{reply.text}</p>
        </div>
      )}
      {children}
    </article>
  )
}
