export { AnchoredPopover, type AnchoredPopoverProps } from './AnchoredPopover.tsx'
export { Popover, type PopoverProps } from './Popover.tsx'
