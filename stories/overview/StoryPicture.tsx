import type { StoryRecord } from '../workshop/story-record.ts'
import { LiveStory } from './LiveStory.tsx'
import css from './StoryPicture.module.css'
import { type Device, devices, pictureOf } from './story-pictures.ts'

/** A run of tests looks at the page, not at every picture once more. */
const isTest = '__vitest_browser__' in globalThis

const without = { desktop: 'Только для телефона', phone: 'Только для компьютера' } as const
const other = { desktop: 'phone', phone: 'desktop' } as const

interface StoryPictureProps {
  story: StoryRecord
  device: Device
  theme: string
  /** The story itself takes the place of its picture. */
  isLive: boolean
}

/** What a story looks like on a device: its kept picture at once, and the story itself when somebody looks closer. */
export function StoryPicture({ story: { id }, device, theme, isLive }: StoryPictureProps) {
  const { width, height } = devices[device]
  const picture = pictureOf(id, device)
  if (picture === null && pictureOf(id, other[device]) !== null)
    return <div className={css.none}>{without[device]}</div>
  return (
    <div className={css.place} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden="true">
      {picture === null ? (
        <span className={css.none}>Картинки пока нет</span>
      ) : (
        !isTest && (
          <img className={css.picture} src={picture} alt="" {...{ width, height }} loading="lazy" decoding="async" />
        )
      )}
      {isLive && !isTest && <LiveStory id={id} device={device} theme={theme} />}
    </div>
  )
}
