import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import css from './Tooltip.module.css'

export interface TooltipProps {
  /** A control that takes focus and has a name of its own: a tooltip only adds to it. */
  children: ReactElement
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Open from the start, until the pointer or the focus has come and gone. */
  defaultOpen?: boolean
}

/** A few words about a control, on hover and on focus. Nothing that a finger could not do without: a touch shows none. */
export function Tooltip({ children, text, side = 'top', defaultOpen }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={css.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
