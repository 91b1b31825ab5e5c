import { provideConfirmEmail, selectConfirmEmail } from '@artel/core/auth'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../kit/dialog/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { ConfirmEmailView } from '../index.ts'
import css from './ConfirmEmailDialog.module.css'
import { ru } from './ru.ts'

export interface ConfirmEmailDialogProps {
  /** Secret of the link. */
  hash: string
  /** Place in the stack of modals, from 0. */
  level: number
  /** The link has served, or is no good: the address need not carry it any more. */
  onSpent: () => void
  onClose: () => void
}

/** Confirms the address by the link that led to this page, over its machine. */
export function ConfirmEmailDialog({ hash, level, onSpent, onClose }: ConfirmEmailDialogProps) {
  const { api, session, modals, lettersPath } = useServices()
  const viewer = useViewer()
  const [machine] = useState(() => provideConfirmEmail({ api }))
  const actor = useScreenMachine(machine, { input: { hash } })
  const view = useSelector(actor, selectConfirmEmail)
  const { status } = view
  useEffect(() => {
    if (status !== 'confirming' && status !== 'failed') onSpent()
    if (status === 'confirmed') session.send({ type: 'viewer.reload' })
  }, [status, onSpent, session])

  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status !== 'confirming') place.current?.focus()
  }, [status])

  return (
    <Dialog open level={level} size="small" title={ru.confirmation} onClose={onClose}>
      <div ref={place} tabIndex={-1} className={css.place}>
        <ConfirmEmailView
          view={view}
          isGuest={viewer === null}
          lettersPath={lettersPath}
          onResend={() => actor.send({ type: 'link.resend' })}
          onRetry={() => actor.send({ type: 'confirmation.retry' })}
          onSignIn={() => modals.send({ type: 'modal.open', name: 'sign-in' })}
          onClose={onClose}
        />
      </div>
    </Dialog>
  )
}
