import { lazy, Suspense, useState } from 'react'
import { Picture, type PictureProps } from '../picture/index.ts'
import css from './Gallery.module.css'
import { ru } from './ru.ts'
import { Thumbnails } from './Thumbnails.tsx'
import { useStrip } from './use-strip.ts'

const Lightbox = lazy(async () => {
  const { Lightbox } = await import('./Lightbox.tsx')
  return { default: Lightbox }
})

/** A picture of the gallery. */
export interface GalleryImage {
  readonly id: string
  readonly picture: NonNullable<PictureProps['picture']>
  readonly alt: string
}

export interface GalleryProps {
  /** Names the gallery: «Фото работы». */
  label: string
  images: readonly GalleryImage[]
  /** CSS pixels that it is wide at most. */
  width?: number
}

/**
 * Pictures side by side, one in sight; a press shows it as large as the screen. A finger, arrows and the small ones below turn;
 * where scripts are missing, the finger alone.
 */
export function Gallery({ label, images, width = 720 }: GalleryProps) {
  const slides = useStrip(images.length)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  return (
    <>
      <section
        aria-roledescription={ru.carousel}
        aria-label={label}
        className={css.gallery}
        onKeyDown={slides.onKeyDown}
      >
        <div className={css.frame}>
          <div {...slides.scroller} className={css.strip}>
            {images.map(({ id, picture, alt }, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of one slide (ARIA practices), not of fields.
              <div
                key={id}
                role="group"
                aria-roledescription={ru.slide}
                aria-label={ru.place(index + 1, images.length)}
                className={css.slide}
                inert={index !== slides.index}
              >
                <button
                  type="button"
                  className={css.open}
                  aria-label={ru.enlarge(alt)}
                  onClick={() => setEnlarged(index)}
                >
                  <Picture picture={picture} alt={alt} width={width} shape="wide" eager={index === 0} />
                </button>
              </div>
            ))}
          </div>
          {images.length > 1 && (
            <span role="status" className={css.count}>
              {ru.place(slides.index + 1, images.length)}
            </span>
          )}
        </div>
        {images.length > 1 && <Thumbnails images={images} index={slides.index} onTurn={slides.turn} />}
      </section>
      {enlarged !== null && (
        <Suspense>
          <Lightbox label={label} images={images} start={enlarged} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
    </>
  )
}
