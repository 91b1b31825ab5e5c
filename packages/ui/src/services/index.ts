export { useChosenCity, useCity } from './city.ts'
export { useReadable } from './readable.ts'
export { useScreenMachine } from './screen-machine.ts'
export {
  type ModalName,
  type ModalService,
  type PopupActors,
  type Services,
  ServicesProvider,
  type SessionService,
  type ToastService,
  useModal,
  useServices,
} from './services.tsx'
export { useSession, useViewer } from './session.ts'
export { useUnread } from './unread.ts'
export { useViewCount } from './view-count.ts'
