export { ClientScreen, type ClientScreenProps } from './ClientScreen.tsx'
export { ClientView, type ClientViewProps } from './ClientView.tsx'
