import { memo } from 'react'
import type { StoryRecord } from '../workshop/story-record.ts'
import css from './ScreenMap.module.css'
import { StoryPicture } from './StoryPicture.tsx'
import { storyHref } from './story-address.ts'
import { pictureOf } from './story-pictures.ts'
import { useLiveDevice } from './use-live-device.ts'

/**
 * One story of a screen: what it looks like on a desktop and on a phone, what it is called and when it is shown. There are
 * hundreds, and each letter of a search leaves most as they are.
 */
export const StateCard = memo(function StateCard({ story, theme }: { story: StoryRecord; theme: string }) {
  const { live, wake, onEnter } = useLiveDevice()
  const { id, name, note } = story
  const isOnPhone = pictureOf(id, 'phone') !== null
  return (
    <li className={css.card} onPointerEnter={onEnter('desktop')} onPointerLeave={() => wake(null)}>
      <div className={css.pictures}>
        <StoryPicture story={story} device="desktop" theme={theme} isLive={live === 'desktop'} />
        {isOnPhone ? (
          <a
            href={storyHref(id, { viewport: 'phone' })}
            target="_top"
            aria-label={`${name}: на телефоне`}
            className={css.phone}
            onPointerEnter={onEnter('phone')}
            onPointerLeave={onEnter('desktop')}
            onFocus={() => wake('phone')}
            onBlur={() => wake(null)}
          >
            <StoryPicture story={story} device="phone" theme={theme} isLive={live === 'phone'} />
          </a>
        ) : (
          <StoryPicture story={story} device="phone" theme={theme} isLive={false} />
        )}
      </div>
      <div className={css.cardText}>
        <a
          href={storyHref(id)}
          target="_top"
          className={css.cardLink}
          onFocus={() => wake('desktop')}
          onBlur={() => wake(null)}
        >
          {name}
        </a>
        <p className={css.quiet}>{note}</p>
      </div>
    </li>
  )
})

/** A state that a screen should show and does not, or need not and why. */
export function MissingCard({ label, reason }: { label: string; reason: string | undefined }) {
  return (
    <li className={css.missing} data-waived={reason !== undefined}>
      <strong>{label}</strong>
      <p className={css.quiet}>{reason ?? 'Истории нет'}</p>
    </li>
  )
}
