import * as Popover from '@radix-ui/react-popover'
import type { ReactNode, RefObject } from 'react'
import css from './Combobox.module.css'

interface SuggestionsPopupProps {
  /** What it hangs on. */
  anchor: RefObject<HTMLElement | null>
  /** A press there is no press outside. */
  inputId: string | undefined
  onClose: () => void
  children: ReactNode
}

/** The list below the input, or above it where there is no room. */
export function SuggestionsPopup({ anchor, inputId, onClose, children }: SuggestionsPopupProps) {
  return (
    <Popover.Root open onOpenChange={(next) => !next && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      {/* Not in a portal: a dialog around would keep the wheel from a list that is outside of it. */}
      <Popover.Content
        role="presentation"
        className={css.popup}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target instanceof Element && event.target.id === inputId) event.preventDefault()
        }}
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  )
}
