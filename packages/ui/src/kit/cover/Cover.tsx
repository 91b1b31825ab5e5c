import { COVER_SIZES, coverUrl, materialOf, type ObjectName, objectOf, objectUrl } from '@artel/core/covers/address'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../index.ts'
import css from './Cover.module.css'

export interface CoverProps {
  /** Slug of a category, or the name of a material. */
  category: string
  /** Id of the task, the article…: the same seed is the same drawing. */
  seed: string | number
  size?: 'tile' | 'band'
  /** Stands on the material: the category's own, another, or `null` for none. */
  object?: ObjectName | null
  /** Seen first: it should not wait. */
  eager?: boolean
  /** Stands over it. */
  children?: ReactNode
  className?: string
}

/** Colour of a material; the drawing on it is light and shade alone, so both themes come from one. */
export const onMaterial = (category: string): CSSProperties =>
  ({ '--mat': `var(--mat-${materialOf(category)})` }) as CSSProperties

const loadingOf = (eager: boolean) => (eager ? 'eager' : 'lazy')

/** The craft material of a category with its object: what a subject without photographs is known by. Decoration only. */
export function Cover({ category, seed, size = 'tile', object, eager = false, children, className }: CoverProps) {
  const { width, height } = COVER_SIZES[size]
  const name = object === undefined ? objectOf(category) : object
  return (
    <span className={classNames(css.cover, className)} data-size={size} style={onMaterial(category)}>
      <img
        className={css.drawing}
        src={coverUrl({ category, seed, width, height })}
        alt=""
        width={width}
        height={height}
        loading={loadingOf(eager)}
        decoding="async"
      />
      {name && (
        <img
          className={css.object}
          src={objectUrl(name)}
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
