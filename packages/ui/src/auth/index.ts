export { SignInDialog, type SignInDialogProps } from './SignInDialog.tsx'
export { SignInForm, type SignInFormProps } from './SignInForm.tsx'
