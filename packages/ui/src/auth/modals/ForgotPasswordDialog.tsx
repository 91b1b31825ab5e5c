import { Dialog } from '../../kit/dialog/index.ts'
import { useModal } from '../../services/index.ts'
import { ModalChain, ResetPassword } from '../index.ts'
import { ru } from './ru.ts'

export interface ForgotPasswordDialogProps {
  /** Place in the stack of modals, from 0. */
  level: number
  onClose: () => void
}

/** The modal that asks for a link to a new password. */
export function ForgotPasswordDialog({ level, onClose }: ForgotPasswordDialogProps) {
  const modals = useModal()
  return (
    <Dialog open level={level} size="small" title={ru.reset} onClose={onClose}>
      <ResetPassword hash={null} onSignIn={() => modals.send({ type: 'modal.chain', name: 'sign-in' })} />
      <ModalChain from="forgot-password" />
    </Dialog>
  )
}
