import type { CSSProperties } from 'react'

/**
 * The style of a row that is not hidden until it has been measured: it is measured before it is painted, and meanwhile
 * it can be found and take the focus.
 */
export const shownAtOnce = (style: CSSProperties): CSSProperties => ({ ...style, visibility: 'inherit' })
