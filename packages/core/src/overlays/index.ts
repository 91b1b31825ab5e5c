export { MODAL_BASE, MODAL_STEP, modalLayer } from './modal-layers.ts'
export { isSwipeClosing, QUICK_SWIPE_WINDOW, SWIPE_CLOSE_FRACTION, type Swipe } from './swipe.ts'
