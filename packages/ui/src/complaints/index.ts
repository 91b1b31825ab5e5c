export { ComplaintDialog, type ComplaintDialogProps } from './ComplaintDialog.tsx'
export { ComplaintScreen, type ComplaintScreenProps } from './ComplaintScreen.tsx'
