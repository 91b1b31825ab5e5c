import { lazy, Suspense, useState } from 'react'
import type { GalleryImage } from '../carousel/index.ts'
import { Picture } from '../picture/index.ts'
import css from './ImageGrid.module.css'
import { ru } from './ru.ts'

const Lightbox = lazy(async () => {
  const { Lightbox } = await import('../carousel/Lightbox.tsx')
  return { default: Lightbox }
})

/** How many are seen; the last of them says how many more there are. */
const SEEN = 5

export interface ImageGridProps {
  /** Names the pictures: «Фото задания». */
  label: string
  images: readonly GalleryImage[]
  /** CSS pixels that the grid is wide at most. */
  width?: number
  /** The first one should not wait: the grid opens the page. */
  eager?: boolean
}

/** Pictures large and side by side; a press shows one as large as the screen. */
export function ImageGrid({ label, images, width = 720, eager = false }: ImageGridProps) {
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const seen = images.slice(0, SEEN)
  const more = images.length - seen.length
  return (
    <>
      <ul aria-label={label} className={css.grid} data-count={seen.length}>
        {seen.map(({ id, picture, alt }, n) => {
          const isLast = more > 0 && n === seen.length - 1
          return (
            <li key={id} className={css.item}>
              <button
                type="button"
                className={css.open}
                aria-label={isLast ? `${ru.enlarge(alt)}. ${ru.more(more)}` : ru.enlarge(alt)}
                onClick={() => setEnlarged(n)}
              >
                <Picture
                  picture={picture}
                  alt={alt}
                  width={n === 0 ? width : Math.ceil(width / 2)}
                  eager={eager && n === 0}
                  className={css.picture}
                />
                {isLast && <span className={css.more}>{ru.more(more)}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {enlarged !== null && (
        <Suspense>
          <Lightbox label={label} images={images} start={enlarged} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
    </>
  )
}
