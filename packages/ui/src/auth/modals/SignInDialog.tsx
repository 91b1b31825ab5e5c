import { signInForm } from '@artel/core/auth'
import { useEffect, useState } from 'react'
import { useDraft, useForm } from '../../forms/index.ts'
import { Dialog } from '../../kit/dialog/index.ts'
import { useScreenMachine, useServices, useSession } from '../../services/index.ts'
import { ModalChain, SessionTrouble, SignInForm, signInDraft } from '../index.ts'
import { ru } from './ru.ts'

export interface SignInDialogProps {
  /** Place in the stack of modals, from 0. */
  level: number
  onClose: () => void
}

/** The sign-in modal over its machine. It closes when the session has learned who signed in. */
export function SignInDialog({ level, onClose }: SignInDialogProps) {
  const services = useServices()
  const [machine] = useState(() => signInForm.provide(services))
  const [draft] = useState(() => signInDraft(services.drafts))
  const actor = useScreenMachine(machine, { input: { values: draft.restore() } })
  useDraft(actor, draft)
  const { form, onChange, onBlur, onSubmit } = useForm(actor, signInForm.select)
  const session = useSession()
  useEffect(() => services.session.onSignedIn(onClose), [services.session, onClose])
  return (
    <Dialog
      open
      level={level}
      size="small"
      title={ru.signIn}
      description={session.status === 'expired' ? ru.expired : undefined}
      onClose={onClose}
    >
      <SessionTrouble />
      <SignInForm form={form} onChange={onChange} onBlur={onBlur} onSubmit={onSubmit} />
      <ModalChain from="sign-in" />
    </Dialog>
  )
}
