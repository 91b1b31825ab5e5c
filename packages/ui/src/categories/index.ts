export { RemoteIcon, type RemoteIconProps } from './RemoteIcon.tsx'
