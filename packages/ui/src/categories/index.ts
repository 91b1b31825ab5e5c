export { RemoteIcon, type RemoteIconProps } from './RemoteIcon.tsx'
export { CategorySelect, type CategorySelectProps } from './CategorySelect.tsx'
