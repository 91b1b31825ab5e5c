import * as Radix from '@radix-ui/react-popover'
import type { ReactNode, RefObject } from 'react'
import { popoverContent } from './popover-content.ts'

export interface AnchoredPopoverProps {
  id: string
  /** Names the popover for those who listen. */
  label: string
  /** The button that has opened it and closes it by another press: the focus goes back there. */
  button: RefObject<HTMLButtonElement | null>
  align?: 'start' | 'center' | 'end'
  onClose: () => void
  children: ReactNode
}

/** An open popover for a button that stood there before the popover's code did. */
export function AnchoredPopover({ id, label, button, align = 'start', onClose, children }: AnchoredPopoverProps) {
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Radix.Content
        id={id}
        aria-label={label}
        {...popoverContent}
        align={align}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          button.current?.focus()
        }}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
