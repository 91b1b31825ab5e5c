import { modalLayer } from '@artel/core/overlays'
import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../index.ts'
import css from './Gallery.module.css'
import type { GalleryImage } from './Gallery.tsx'
import { LargeSlides } from './LargeSlides.tsx'
import { ru } from './ru.ts'

interface LightboxProps {
  label: string
  images: readonly GalleryImage[]
  /** Which one first, from 0. */
  start: number
  onClose: () => void
}

/**
 * Pictures as large as the screen. Arrows and a finger turn, Escape closes. A double tap, two fingers, a wheel, «+» and a button
 * zoom in; then arrows and a finger move the picture.
 */
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
          <LargeSlides images={images} start={start} />
          <Radix.Close asChild>
            <IconButton framed icon={X} label={ru.close} className={css.close} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
