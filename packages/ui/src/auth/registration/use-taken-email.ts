import type { FormActor, FormValues } from '@artel/core/forms'
import { useSelector } from '@xstate/react'
import { useServices } from '../../services/index.ts'
import { signInDraft } from '../sign-in-draft.ts'

/**
 * Opens the sign-in with the address that turned out to be somebody's already; nothing while none did. From a modal it takes
 * its place.
 */
export function useTakenEmail<V extends FormValues & { readonly email: string }>(
  actor: FormActor<V, void>,
  isModal: boolean,
): (() => void) | undefined {
  const { drafts, modals } = useServices()
  const email = useSelector(actor, ({ context: { code, refused, values } }) =>
    code === 'EMAIL_TAKEN' && 'email' in refused ? values.email.trim() : null,
  )
  if (email === null) return undefined
  return () => {
    signInDraft(drafts).keep({ login: email, password: '' })
    modals.send({ type: isModal ? 'modal.chain' : 'modal.open', name: 'sign-in' })
  }
}
