export { MoveButtons, type MoveButtonsProps } from './MoveButtons.tsx'
export { type Order, useOrder } from './use-order.ts'
