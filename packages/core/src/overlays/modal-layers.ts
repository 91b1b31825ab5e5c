/** z-index of the lowest modal; each one above adds {@link MODAL_STEP} (product §9). */
export const MODAL_BASE = 1000
export const MODAL_STEP = 2

/** z-index of the modal at `index` of the stack. */
export const modalLayer = (index: number): number => MODAL_BASE + MODAL_STEP * index
