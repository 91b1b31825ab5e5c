import { useLayoutEffect, useRef } from 'react'
import { Picture } from '../picture/index.ts'
import css from './Gallery.module.css'
import type { GalleryImage } from './Gallery.tsx'
import { ru } from './ru.ts'

interface ThumbnailsProps {
  images: readonly GalleryImage[]
  /** Which one is in sight, from 0. */
  index: number
  onTurn: (to: number) => void
}

/** The pictures small, the one in sight marked. One stop of Tab: arrows go from one to the next and take focus along. */
export function Thumbnails({ images, index, onTurn }: ThumbnailsProps) {
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = strip.current
    const thumb = box?.children[index]
    if (!box || !(thumb instanceof HTMLElement)) return
    if (box.contains(document.activeElement)) thumb.focus({ preventScroll: true })
    // Not `scrollIntoView`: that would scroll the page as well.
    const { offsetLeft, offsetWidth } = thumb
    if (offsetLeft < box.scrollLeft) box.scrollLeft = offsetLeft
    else if (offsetLeft + offsetWidth > box.scrollLeft + box.clientWidth)
      box.scrollLeft = offsetLeft + offsetWidth - box.clientWidth
  }, [index])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons (ARIA practices), not of fields.
    <div ref={strip} role="group" aria-label={ru.thumbnails} className={css.thumbnails}>
      {images.map(({ id, picture }, at) => (
        <button
          key={id}
          type="button"
          className={css.thumbnail}
          aria-label={ru.show(at + 1, images.length)}
          aria-current={at === index ? 'true' : undefined}
          tabIndex={at === index ? undefined : -1}
          onClick={() => onTurn(at)}
        >
          <Picture picture={picture} alt="" width={144} shape="wide" />
        </button>
      ))}
    </div>
  )
}
