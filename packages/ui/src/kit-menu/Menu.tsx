import * as Radix from '@radix-ui/react-dropdown-menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Icon, Link } from '../kit/index.ts'
import css from './Menu.module.css'

export interface MenuProps {
  /** A Button or an IconButton. */
  trigger: ReactElement
  children: ReactNode
  /** The edge of the trigger it keeps to. */
  align?: 'start' | 'end'
  /** Open from the start: for a menu that is loaded by the press that asked for it. */
  defaultOpen?: boolean
}

/** Things to do, behind a button. Opens with Enter, Space or an arrow; letters jump to what begins with them. */
export function Menu({ trigger, children, align = 'end', defaultOpen }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={css.menu} align={align} sideOffset={4} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** `danger` for what cannot be undone. */
export interface MenuItemProps {
  icon?: LucideIcon
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

/** Does something. */
export function MenuItem({ icon, danger = false, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item className={css.item} data-danger={danger || undefined} disabled={disabled} onSelect={onSelect}>
      {icon && <Icon of={icon} />}
      {children}
    </Radix.Item>
  )
}

export interface MenuLinkProps {
  icon?: LucideIcon
  to: string
  children: ReactNode
}

/** Goes somewhere. */
export function MenuLink({ icon, to, children }: MenuLinkProps) {
  return (
    <Radix.Item asChild className={css.item}>
      <Link to={to}>
        {icon && <Icon of={icon} />}
        {children}
      </Link>
    </Radix.Item>
  )
}

/** Parts groups of items. */
export function MenuSeparator() {
  return <Radix.Separator className={css.separator} />
}
