import * as Radix from '@radix-ui/react-popover'
import type { ReactElement, ReactNode } from 'react'
import { popoverContent } from './popover-content.ts'

export interface PopoverProps {
  /** A Button or an IconButton. */
  trigger: ReactElement
  /** Names the popover for those who listen. */
  label: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  /** With `onOpenChange`, the owner says whether it is open. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  defaultOpen?: boolean
}

/** Something small to look at or to set, beside what opened it. Escape and a press outside close it; focus goes back. */
export function Popover({ trigger, label, children, align = 'start', open, onOpenChange, defaultOpen }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content aria-label={label} {...popoverContent} align={align}>
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
