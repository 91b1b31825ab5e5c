import type { LucideIcon } from 'lucide-react'

/** `of` is a lucide icon imported by name; `size` in px; `filled` paints the inside too (stars). */
export interface IconProps {
  of: LucideIcon
  size?: 16 | 20 | 24 | 32
  filled?: boolean
  className?: string
}

/** A picture beside words: hidden from those who listen. */
export function Icon({ of: Glyph, size = 20, filled = false, className }: IconProps) {
  return (
    <Glyph
      aria-hidden="true"
      focusable="false"
      size={size}
      strokeWidth={size <= 16 ? 2 : 1.75}
      fill={filled ? 'currentColor' : 'none'}
      className={className}
    />
  )
}
