import { COVER_SIZES, type CoverLook, drawingUrl, objectUrl } from '@artel/core/covers/address'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../index.ts'
import css from './Cover.module.css'

export interface CoverProps {
  /** Of the category: `lookOf(slug)` of core, `rootLook(slug)` where there are none but roots. */
  look: CoverLook
  /** Id of the task, the article…: the same seed is the same drawing. */
  seed: string | number
  size?: 'tile' | 'band'
  /** The material alone: words will stand on it. */
  bare?: boolean
  /** Seen first: it should not wait. */
  eager?: boolean
  /** Stands over it. */
  children?: ReactNode
  className?: string
}

/** Colour of a material; the drawing on it is light and shade alone, so both themes come from one. */
export const onMaterial = ({ material }: CoverLook): CSSProperties =>
  ({ '--mat': `var(--mat-${material})` }) as CSSProperties

const loadingOf = (eager: boolean) => (eager ? 'eager' : 'lazy')

/** The craft material of a category with its object: what a subject without photographs is known by. Decoration only. */
export function Cover({ look, seed, size = 'tile', bare = false, eager = false, children, className }: CoverProps) {
  const { width, height } = COVER_SIZES[size]
  return (
    <span className={classNames(css.cover, className)} data-size={size} style={onMaterial(look)}>
      <img
        className={css.drawing}
        src={drawingUrl({ material: look.material, seed, width, height })}
        alt=""
        width={width}
        height={height}
        loading={loadingOf(eager)}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
      {!bare && (
        <img
          className={css.object}
          src={objectUrl(look.object)}
          alt=""
          width={256}
          height={256}
          loading={loadingOf(eager)}
          decoding="async"
        />
      )}
      {children}
    </span>
  )
}
