export {
  MODAL_BASE,
  MODAL_CHAIN_DELAY,
  MODAL_STEP,
  type ModalsActor,
  type ModalsEvent,
  modalLayer,
  modalsMachine,
  type OpenModal,
} from './modals.machine.ts'
export { PRODUCT_NAME } from './product.ts'
export {
  TOAST_KINDS,
  TOAST_TIMEOUT,
  TOAST_TITLES,
  type Toast,
  type ToastKind,
  type ToastsActor,
  type ToastsEvent,
  toastsMachine,
} from './toasts.machine.ts'
