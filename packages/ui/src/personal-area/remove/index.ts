export { type RemovalProps, RemovalQuestion } from './RemovalQuestion.tsx'
export { RemoveDialog, type RemoveDialogProps } from './RemoveDialog.tsx'
