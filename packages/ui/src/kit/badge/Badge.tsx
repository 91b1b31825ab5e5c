import type { LucideIcon } from 'lucide-react'
import { Icon } from '../icon/Icon.tsx'
import css from './Badge.module.css'

/** `solid` is for PRO and ТОП alone, `accent` asks for a look; the four meanings carry an icon, so that colour never says it alone. */
export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'solid' | 'action' | 'success' | 'error' | 'warning' | 'info'
  icon?: LucideIcon
  children: string
}

/** A short state or distinction: not a control. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={css.badge} data-tone={tone}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  )
}
