import { AUTH_MODALS } from '@artel/core/auth'
import type { TaskWizardActor, WizardViewState } from '@artel/core/tasks'
import { useEffect, useRef } from 'react'
import { useReadable, useServices, useSession } from '../../services/index.ts'

/**
 * Asks a guest (or one whose session has ended) to sign in when the task is ready to be sent. The wizard goes on by itself
 * as soon as there is a viewer; closing the modal brings the review back.
 */
export function useSignInToSend(actor: TaskWizardActor, status: WizardViewState['status']): void {
  const { modals } = useServices()
  const session = useSession()
  const isSignedIn = 'user' in session
  // The modal closes in the middle of finding out who has signed in: that is no refusal to sign in.
  const isUnknown = session.status === 'loading'
  // Sign-in, or whatever of registration and a forgotten password has taken or is about to take its place.
  const names = [...useReadable(modals.stack).map(({ name }) => name), useReadable(modals.next)]
  const isAsked = names.some((name) => AUTH_MODALS.some((modal) => modal === name))
  const wasAsked = useRef(false)

  useEffect(() => {
    actor.send({ type: isSignedIn ? 'session.signedIn' : 'session.signedOut' })
  }, [actor, isSignedIn])

  useEffect(() => {
    if (status !== 'awaitingSignIn') {
      wasAsked.current = false
    } else if (isAsked) {
      wasAsked.current = true
    } else if (wasAsked.current) {
      if (!isUnknown && !isSignedIn) actor.send({ type: 'signIn.dismiss' })
    } else {
      modals.send({ type: 'modal.open', name: 'sign-in' })
    }
  }, [actor, modals, status, isAsked, isUnknown, isSignedIn])
}
