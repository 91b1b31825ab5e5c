export { CategorySelect, type CategorySelectProps } from './CategorySelect.tsx'
export { RemoteIcon, type RemoteIconProps } from './RemoteIcon.tsx'
export { type OwnCategories, useOwnCategories } from './use-own-categories.ts'
