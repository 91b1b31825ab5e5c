import type { StoryRecord } from '../workshop/story-record.ts'
import css from './ScreenMap.module.css'
import { storyHref } from './story-address.ts'
import { Thumbnail } from './Thumbnail.tsx'

/** One story of a screen: what it looks like, what it is called and when it is shown. */
export function StateCard({ story, theme }: { story: StoryRecord; theme: string }) {
  return (
    <li className={css.card}>
      <Thumbnail id={story.id} theme={theme} />
      <div className={css.cardText}>
        <a href={storyHref(story.id)} target="_top" className={css.cardLink}>
          {story.name}
        </a>
        <p className={css.quiet}>{story.note}</p>
      </div>
    </li>
  )
}

/** A state that a screen should show and does not, or need not and why. */
export function MissingCard({ label, reason }: { label: string; reason: string | undefined }) {
  return (
    <li className={css.missing} data-waived={reason !== undefined}>
      <strong>{label}</strong>
      <p className={css.quiet}>{reason ?? 'Истории нет'}</p>
    </li>
  )
}
