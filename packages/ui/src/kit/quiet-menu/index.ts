export { QuietMenu, type QuietMenuProps } from './QuietMenu.tsx'
