import type { AuthModal } from '@artel/core/auth'
import type { ComponentType } from 'react'
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx'
import { MailLinkDialog } from './MailLinkDialog.tsx'
import { RegistrationDialog } from './RegistrationDialog.tsx'
import { SignInDialog } from './SignInDialog.tsx'

interface DialogProps {
  level: number
  onClose: () => void
}

/** The form of the registration by e-mail is larger than all of these together and is loaded apart. */
export type SmallAuthModal = Exclude<AuthModal, 'registration-by-email'> | 'mail-link'

const dialogs: Readonly<Record<SmallAuthModal, ComponentType<DialogProps>>> = {
  'sign-in': SignInDialog,
  registration: RegistrationDialog,
  'forgot-password': ForgotPasswordDialog,
  'mail-link': MailLinkDialog,
}

export interface AuthModalsProps extends DialogProps {
  name: SmallAuthModal
}

/** The modal of the chain of signing in by its name. */
export function AuthModals({ name, ...props }: AuthModalsProps) {
  const Dialog = dialogs[name]
  return <Dialog {...props} />
}
