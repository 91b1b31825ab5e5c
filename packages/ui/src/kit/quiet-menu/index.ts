export { LateMenu, type LateMenuProps } from './LateMenu.tsx'
export { QuietMenu, type QuietMenuProps } from './QuietMenu.tsx'
