import { COVER_SIZES, coverUrl, type ObjectName, objectOf, objectUrl } from '@artel/core/covers/address'
import { onMaterial } from './Cover.tsx'
import css from './Mark.module.css'

export interface MarkProps {
  /** Slug of a category, or the name of a material. */
  category: string
  /** Id of what it stands for: the same seed is the same drawing. */
  seed?: string | number
  /** px; 112 stands over the words of an empty place. */
  size?: 40 | 48 | 64 | 112
  /** Stands on the material instead of the category's own. */
  object?: ObjectName
}

/** A cover small enough for a row or a chip. Decoration only: the name of the category stands beside it. */
export function Mark({ category, seed = 0, size = 48, object = objectOf(category) }: MarkProps) {
  const { width, height } = COVER_SIZES.mark
  return (
    <span className={css.mark} data-size={size} style={onMaterial(category)}>
      <img
        className={css.drawing}
        src={coverUrl({ category, seed, width, height })}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      <img
        className={css.object}
        src={objectUrl(object)}
        alt=""
        width={256}
        height={256}
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}
