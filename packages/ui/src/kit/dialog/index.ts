export { Dialog, type DialogProps } from './Dialog.tsx'
export { type SwipeEdge, useSwipeAway } from './use-swipe-away.ts'
