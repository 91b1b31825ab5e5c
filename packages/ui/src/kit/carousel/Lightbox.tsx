import { modalLayer } from '@artel/core/overlays'
import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../index.ts'
import { Picture } from '../picture/index.ts'
import css from './Gallery.module.css'
import type { GalleryImage } from './Gallery.tsx'
import { ru } from './ru.ts'
import { Turners } from './Turners.tsx'
import { useSlides } from './use-slides.ts'

interface LightboxProps {
  label: string
  images: readonly GalleryImage[]
  /** Which one first, from 0. */
  start: number
  onClose: () => void
}

/** Pictures as large as the screen. Arrows and a finger turn, Escape closes. */
export function Lightbox({ label, images, start, onClose }: LightboxProps) {
  const opener = useRef<Element>(null)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={css.dark} style={{ zIndex: modalLayer(0) - 1 }} />
        <Radix.Content
          className={css.lightbox}
          style={{ zIndex: modalLayer(0) }}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        >
          <Radix.Title className={css.title}>{label}</Radix.Title>
          <Slides images={images} start={start} />
          <Radix.Close asChild>
            <IconButton framed icon={X} label={ru.close} className={css.close} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Apart, so that the slides are measured where they stand. */
function Slides({ images, start }: Pick<LightboxProps, 'images' | 'start'>) {
  const slides = useSlides(start)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; the buttons below are the way.
    <div className={css.large} onKeyDown={slides.onKeyDown}>
      <div ref={slides.viewport} className={css.viewport}>
        <div className={css.slides}>
          {images.map(({ id, picture, alt }, index) => (
            <div key={id} className={css.slide} inert={index !== slides.index}>
              <Picture picture={picture} alt={alt} width={1200} eager={index === start} className={css.whole} />
            </div>
          ))}
        </div>
      </div>
      <Turners slides={slides} count={images.length} />
    </div>
  )
}
