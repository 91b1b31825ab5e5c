export { RegistrationByEmailDialog, type RegistrationByEmailDialogProps } from './RegistrationByEmailDialog.tsx'
