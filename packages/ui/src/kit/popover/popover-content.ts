import type { PopoverContentProps } from '@radix-ui/react-popover'
import css from './Popover.module.css'

/**
 * What all popovers have in common. They are in no portal: a dialog around would keep focus and wheel from what is outside of it;
 * and Escape closes the popover, not the dialog.
 */
export const popoverContent = {
  className: css.popover,
  sideOffset: 4,
  collisionPadding: 8,
  onEscapeKeyDown: (event) => event.stopPropagation(),
} satisfies PopoverContentProps
