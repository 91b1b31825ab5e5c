import { imageSources } from '@artel/core/images'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { classNames, Icon } from '../index.ts'
import css from './Picture.module.css'
import { ru } from './ru.ts'

export interface PictureProps {
  /** Its own pixels and the signed variants by width; `null` draws the place alone. */
  picture: { readonly width: number; readonly height: number; readonly variants: Record<string, string> } | null
  /** What is seen; empty for decoration. */
  alt: string
  /** CSS pixels that the place is wide at most. */
  width: number
  /** Shape of the place; `own` keeps the picture's. */
  shape?: 'own' | 'square' | 'wide'
  /** The one that is seen first should not wait. */
  eager?: boolean
  className?: string
}

/** A picture in the size that the place needs (product §9.6). The place stands before it has come and if it never does. */
export function Picture({ picture, alt, width, shape = 'own', eager = false, className }: PictureProps) {
  const sources = picture && imageSources(picture, width)
  const [broken, setBroken] = useState<string | null>(null)
  const frame = { className: classNames(css.frame, className), 'data-shape': shape }
  if (!picture || !sources || broken === sources.src) {
    const words = alt ? `${alt}. ${ru.broken}` : ru.broken
    return (
      <span {...frame}>
        <svg
          className={css.image}
          width={picture?.width ?? width}
          height={picture?.height ?? width}
          viewBox={`0 0 ${picture?.width ?? 1} ${picture?.height ?? 1}`}
          aria-hidden="true"
        />
        <span
          className={css.missing}
          role="img"
          aria-label={picture ? words : alt || undefined}
          aria-hidden={!picture && !alt}
        >
          <Icon of={ImageOff} size={24} />
        </span>
      </span>
    )
  }
  return (
    <span {...frame}>
      <img
        className={css.image}
        src={sources.src}
        srcSet={sources.srcset}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={() => setBroken(sources.src)}
      />
    </span>
  )
}
