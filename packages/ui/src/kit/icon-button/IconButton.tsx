import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import css from './IconButton.module.css'

/** `label` is read out and shown on hover, so it is a verb: «Закрыть», «Показать пароль». */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon
  label: string
  dense?: boolean
  /** With a frame, for a lone button on a page; bare inside bars and fields. */
  framed?: boolean
}

/** A button whose only word is a picture. */
export function IconButton({ icon, label, dense = false, framed = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(css.button, className)}
      data-dense={dense || undefined}
      data-framed={framed || undefined}
    >
      <Icon of={icon} />
    </button>
  )
}
