export { RemoveDialog, type RemoveDialogProps } from './RemoveDialog.tsx'
