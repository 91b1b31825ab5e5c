import * as Radix from '@radix-ui/react-dropdown-menu'
import { Check, type LucideIcon } from 'lucide-react'
import { type ReactElement, type ReactNode, useId } from 'react'
import { Icon, Link } from '../index.ts'
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
  /** What follows, said below it. */
  note?: string
  onSelect: () => void
  children: ReactNode
}

/** Does something. */
export function MenuItem({ icon, danger = false, disabled, note, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item className={css.item} data-danger={danger || undefined} disabled={disabled} onSelect={onSelect}>
      {icon && <Icon of={icon} />}
      {note === undefined ? (
        children
      ) : (
        <span className={css.words}>
          {children}
          <span className={css.about}>{note}</span>
        </span>
      )}
    </Radix.Item>
  )
}

export interface MenuRefusedProps {
  /** Said below it. */
  why: string
  children: ReactNode
}

/** Something that cannot be done now, and why: it is met and read out, and does nothing. */
export function MenuRefused({ why, children }: MenuRefusedProps) {
  return (
    <Radix.Item aria-disabled className={css.refused} onSelect={(event) => event.preventDefault()}>
      {children}
      <span className={css.why}>{why}</span>
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

export interface MenuChoiceProps<V extends string> {
  /** Name of the group, above it. */
  legend: string
  options: readonly { readonly value: V; readonly label: string; readonly icon: LucideIcon }[]
  value: V
  onChange: (value: V) => void
}

/** One of several: the chosen one is ticked, for the eye and for the ear. */
export function MenuChoice<V extends string>({ legend, options, value, onChange }: MenuChoiceProps<V>) {
  const id = useId()
  return (
    <Radix.RadioGroup aria-labelledby={id} value={value} onValueChange={(chosen) => onChange(chosen as V)}>
      <Radix.Label id={id} className={css.legend}>
        {legend}
      </Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={css.item}>
          <Icon of={option.icon} />
          {option.label}
          <Radix.ItemIndicator className={css.tick}>
            <Icon of={Check} />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

export interface MenuHeadProps {
  picture: ReactNode
  name: string
  about: string
}

/** Whom the menu is about, above its items. */
export function MenuHead({ picture, name, about }: MenuHeadProps) {
  return (
    <Radix.Label className={css.head}>
      {picture}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.about}>{about}</span>
      </span>
    </Radix.Label>
  )
}

/** Parts groups of items. */
export function MenuSeparator() {
  return <Radix.Separator className={css.separator} />
}
