import { imageSources } from '@artel/core/images'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../index.ts'
import { Picture } from '../picture/index.ts'
import gallery from './Gallery.module.css'
import type { GalleryImage } from './Gallery.tsx'
import css from './Lightbox.module.css'
import { ru } from './lightbox.ru.ts'
import { Turners } from './Turners.tsx'
import { useHere } from './use-here.ts'
import { useSlides } from './use-slides.ts'
import { useZoom } from './use-zoom.ts'
import { type View, WHOLE } from './zoom.ts'

interface LargeSlidesProps {
  images: readonly GalleryImage[]
  /** Which one first, from 0. */
  start: number
}

/** CSS pixels that a picture seen whole is asked for. */
const WHOLE_WIDTH = 1200

const lay = ({ x, y, scale }: View) =>
  scale === WHOLE.scale ? undefined : { transform: `translate(${x}px, ${y}px) scale(${scale})` }

/**
 * Pictures that are turned while they are seen whole, and moved about while they are larger. Apart from the window around them,
 * so that they are measured where they stand.
 */
export function LargeSlides({ images, start }: LargeSlidesProps) {
  const isZoomed = useRef(false)
  const slides = useSlides(start, isZoomed)
  const current = images[slides.index]?.picture
  const zoom = useZoom({ picture: current ?? { width: 1, height: 1 }, index: slides.index, isZoomed })
  const isLarge = zoom.view.scale > WHOLE.scale
  const widest = Math.max(WHOLE_WIDTH, current?.width ?? 0)
  const isSharp = useHere((isLarge && current && imageSources(current, widest)?.src) || null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are a shortcut; the buttons below are the way.
    <div
      className={gallery.large}
      onKeyDown={(event) => {
        if (zoom.press(event)) event.preventDefault()
        else slides.onKeyDown(event)
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointers are a shortcut; the buttons below are the way. */}
      <div
        {...zoom.stage}
        className={css.stage}
        data-zoomed={isLarge || undefined}
        data-held={zoom.isHeld || undefined}
        // Focus stays on a button, where keys are listened to.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div ref={slides.viewport} className={gallery.viewport}>
          <div className={gallery.slides}>
            {images.map(({ id, picture, alt }, index) => {
              const isCurrent = index === slides.index
              return (
                <div key={id} className={gallery.slide} inert={!isCurrent}>
                  <div className={css.picture} style={isCurrent ? lay(zoom.view) : undefined}>
                    <Picture
                      picture={picture}
                      alt={alt}
                      width={isCurrent && isSharp ? widest : WHOLE_WIDTH}
                      eager={index === start}
                      className={gallery.whole}
                    />
                  </div>
                </div>
              )
            })}
          </div>
        </div>
      </div>
      <div className={css.bar}>
        <Turners slides={slides} count={images.length} className={css.turners} />
        <IconButton
          framed
          icon={isLarge ? ZoomOut : ZoomIn}
          label={isLarge ? ru.zoomOut : ru.zoomIn}
          onClick={zoom.toggle}
          className={css.zoom}
        />
      </div>
    </div>
  )
}
