import { providePhoneConfirmation, selectPhoneConfirmation } from '@artel/core/account'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useScreenMachine, useServices } from '../services/index.ts'
import { PhoneCodeView } from './PhoneCodeView.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Confirms the phone of who is signed in by a code. */
export function PhoneConfirmation({ phone, onConfirmed }: { phone: string; onConfirmed: () => void }) {
  const { api, lettersPath } = useServices()
  const [machine] = useState(() => providePhoneConfirmation({ api }))
  const actor = useScreenMachine(machine)
  const view = useSelector(actor, selectPhoneConfirmation, isSame)
  const resendIn = useSecondsLeft(view.status === 'entering' ? view.resendIn : 0)
  const latest = useRef(onConfirmed)
  useEffect(() => {
    latest.current = onConfirmed
  })
  useEffect(() => {
    const subscription = actor.on('phoneConfirmed', () => latest.current())
    return () => subscription.unsubscribe()
  }, [actor])
  return (
    <PhoneCodeView
      phone={phone}
      view={view.status === 'entering' ? { ...view, resendIn } : view}
      lettersPath={lettersPath}
      onRequest={() => actor.send({ type: 'code.request' })}
      onChange={(code) => actor.send({ type: 'code.change', code })}
      onSubmit={() => actor.send({ type: 'code.submit' })}
    />
  )
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
