export { type PageTime, PageTimeProvider, usePageTime } from './now.tsx'
export { type ModalName, type Services, ServicesProvider, useServices } from './services.tsx'
export { useViewer } from './session.ts'
