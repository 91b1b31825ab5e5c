import { provideRegistrationByEmail, registrationClientForm } from '@artel/core/auth'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { Dialog } from '../../kit/dialog/index.ts'
import { useScreenMachine, useServices } from '../../services/index.ts'
import { ModalChain, SessionTrouble } from '../index.ts'
import { ClientForm, registrationDraft, useFormCity, useShownEditions } from '../registration/index.ts'
import { ru } from './ru.ts'

export interface RegistrationByEmailDialogProps {
  /** Place in the stack of modals, from 0. */
  level: number
  onClose: () => void
}

/** The registration-by-email modal over its machine: it closes after the sign-in, and half a second later tells of the letter. */
export function RegistrationByEmailDialog({ level, onClose }: RegistrationByEmailDialogProps) {
  const { api, tokens, clock, drafts, session, toasts } = useServices()
  const city = useFormCity()
  const [draft] = useState(() => registrationDraft(drafts, registrationClientForm.initial))
  const { ports } = useShownEditions()
  const [machine] = useState(() =>
    provideRegistrationByEmail({
      form: registrationClientForm.provide({ api, tokens, editions: ports }),
      onSignedIn: session.onSignedIn,
    }),
  )
  const actor = useScreenMachine(machine, { input: { values: { ...draft.restore(), cityId: city.initialId } } })
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'))
  const form = useSelector(actor, ({ children }) => children.form)

  useEffect(() => {
    const subscription = actor.on('proceed', () => {
      toasts.send({ type: 'toast.show', kind: 'success', text: ru.registered, timeout: 10_000, at: clock.now() })
      onClose()
    })
    return () => subscription.unsubscribe()
  }, [actor, toasts, clock, onClose])
  const dismiss = () => {
    actor.send({ type: 'modal.dismiss' })
    onClose()
  }
  return (
    <Dialog open={isOpen} level={level} title={ru.title} description={ru.text} onClose={dismiss}>
      <SessionTrouble />
      {form && <ClientForm actor={form} city={city} draft={draft} isModal />}
      <ModalChain from="registration-by-email" />
    </Dialog>
  )
}
