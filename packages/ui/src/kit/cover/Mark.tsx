import { COVER_SIZES, type CoverLook, drawingUrl, objectUrl } from '@artel/core/covers/address'
import { onMaterial } from './Cover.tsx'
import css from './Mark.module.css'

export interface MarkProps {
  /** Of the category: `lookOf(slug)` of core. */
  look: CoverLook
  /** Id of what it stands for: the same seed is the same drawing. */
  seed?: string | number
  /** px; 28 stands within a field, 112 over the words of an empty place. */
  size?: 28 | 40 | 48 | 64 | 112
}

/** A cover small enough for a row or a chip. Decoration only: the name of the category stands beside it. */
export function Mark({ look, seed = 0, size = 48 }: MarkProps) {
  const { width, height } = COVER_SIZES.mark
  return (
    <span className={css.mark} data-size={size} style={onMaterial(look)}>
      <img
        className={css.drawing}
        src={drawingUrl({ material: look.material, seed, width, height })}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      <img
        className={css.object}
        src={objectUrl(look.object)}
        alt=""
        width={256}
        height={256}
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}
