import { AUTH_MODALS } from '@artel/core/auth'
import { useEffect, useRef } from 'react'
import { useReadable, useServices, useSession } from '../index.ts'

/** Asks a guest to sign in; answers whether somebody is. Calls back when the guest changes their mind. */
export function useSignInFirst(onRefused: () => void): boolean {
  const { modals } = useServices()
  const session = useSession()
  const isSignedIn = 'user' in session
  const isUnknown = session.status === 'loading'
  const names = [...useReadable(modals.stack).map(({ name }) => name), useReadable(modals.next)]
  const isAsked = names.some((name) => AUTH_MODALS.some((modal) => modal === name))
  const wasAsked = useRef<'not' | 'asking' | 'asked'>('not')
  useEffect(() => {
    if (isSignedIn || isUnknown) return
    if (isAsked) wasAsked.current = 'asked'
    else if (wasAsked.current === 'asked') onRefused()
    else if (wasAsked.current === 'not') {
      wasAsked.current = 'asking'
      modals.send({ type: 'modal.open', name: 'sign-in' })
    }
  }, [isSignedIn, isUnknown, isAsked, modals, onRefused])
  return isSignedIn
}
