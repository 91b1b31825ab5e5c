export { ShareButton, type ShareButtonProps } from './ShareButton.tsx'
export { ShareDialog, type ShareDialogProps } from './ShareDialog.tsx'
export { ShareView, type ShareViewProps } from './ShareView.tsx'
export type { SharedPage } from './shared-page.ts'
