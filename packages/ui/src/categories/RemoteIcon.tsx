import type { LucideIcon } from 'lucide-react'
import { Icon, type IconProps, Skeleton } from '../kit/index.ts'
import css from './RemoteIcon.module.css'
import { useIcon } from './use-icon.ts'

export interface RemoteIconProps {
  /** Address of an SVG: a category's icon. */
  src: string
  /** Stands in where it cannot be had. */
  fallback: LucideIcon
  size?: NonNullable<IconProps['size']>
}

/** An icon that people upload, drawn in the colour of the words beside it. Its place is kept while it loads. */
export function RemoteIcon({ src, fallback, size = 24 }: RemoteIconProps) {
  const drawing = useIcon(src)
  return (
    <span aria-hidden="true" className={css.icon} data-size={size}>
      {drawing === undefined ? (
        <Skeleton shape="block" className={css.waiting} />
      ) : (
        (drawing ?? <Icon of={fallback} size={size} />)
      )}
    </span>
  )
}
