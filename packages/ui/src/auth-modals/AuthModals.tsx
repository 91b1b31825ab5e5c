import type { AuthModal } from '@artel/core/auth'
import { type ComponentType, lazy } from 'react'
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx'
import { MailLinkDialog } from './MailLinkDialog.tsx'
import { RegistrationDialog } from './RegistrationDialog.tsx'
import { SignInDialog } from './SignInDialog.tsx'

interface DialogProps {
  level: number
  onClose: () => void
}

const dialogs: Readonly<Record<AuthModal | 'mail-link', ComponentType<DialogProps>>> = {
  'sign-in': SignInDialog,
  registration: RegistrationDialog,
  // Its form is larger than all the others together.
  'registration-by-email': lazy(() =>
    import('../registration-modal/index.ts').then(({ RegistrationByEmailDialog }) => ({
      default: RegistrationByEmailDialog,
    })),
  ),
  'forgot-password': ForgotPasswordDialog,
  'mail-link': MailLinkDialog,
}

export interface AuthModalsProps extends DialogProps {
  name: AuthModal | 'mail-link'
}

/** The modal of the chain of signing in by its name. */
export function AuthModals({ name, ...props }: AuthModalsProps) {
  const Dialog = dialogs[name]
  return <Dialog {...props} />
}
