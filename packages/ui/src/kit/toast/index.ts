export { type Toast, Toaster, type ToasterProps } from './Toaster.tsx'
