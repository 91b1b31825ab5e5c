import {
  askResetForm,
  provideResetPassword,
  type ResetPasswordActor,
  selectResetPassword,
  setPasswordForm,
} from '@artel/core/auth'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../services/index.ts'
import { AskResetForm } from './AskResetForm.tsx'
import { ResetOutcome } from './ResetOutcome.tsx'
import css from './ResetPassword.module.css'
import { SetPasswordForm } from './SetPasswordForm.tsx'
import { signInDraft } from './sign-in-draft.ts'

type Children = ReturnType<ResetPasswordActor['getSnapshot']>['children']

function Ask({ actor }: { actor: NonNullable<Children['ask']> }) {
  const { form, onChange, onBlur, onSubmit } = useForm(actor, askResetForm.select)
  return (
    <AskResetForm
      form={form}
      onChange={(email) => onChange('email', email)}
      onBlur={() => onBlur('email')}
      onSubmit={onSubmit}
    />
  )
}

function SetNew({ actor }: { actor: NonNullable<Children['set']> }) {
  const { form, onChange, onBlur, onSubmit } = useForm(actor, setPasswordForm.select)
  return (
    <SetPasswordForm
      form={form}
      onChange={(password) => onChange('password', password)}
      onBlur={() => onBlur('password')}
      onSubmit={onSubmit}
    />
  )
}

export interface ResetPasswordProps {
  /** Secret of the link, or `null` to ask for one. */
  hash: string | null
  onSignIn: () => void
  /** The link has served, or is no good. */
  onLinkSpent?: () => void
}

/** Recovery of a password over its machine; stands on a page and in a modal alike. */
export function ResetPassword({ hash, onSignIn, onLinkSpent }: ResetPasswordProps) {
  const { api, drafts, session, lettersPath } = useServices()
  const viewer = useViewer()
  const [start] = useState(() => {
    const { login = '' } = signInDraft(drafts).restore()
    return { machine: provideResetPassword({ api, hash }), email: login.includes('@') ? login : '' }
  })
  const actor = useScreenMachine(start.machine, { input: { hash, email: start.email } })
  const state = useSelector(actor, selectResetPassword)
  const children = useSelector(actor, (snapshot) => snapshot.children)
  const { status } = state
  const isSpent = status === 'done' || status === 'expired' || status === 'used'
  useEffect(() => {
    if (isSpent) onLinkSpent?.()
    // The sessions of the account have ended, maybe the one of this page too.
    if (status === 'done') session.send({ type: 'viewer.reload' })
  }, [isSpent, status, onLinkSpent, session])

  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(status)
  useEffect(() => {
    if (shown.current === status) return
    shown.current = status
    place.current?.focus()
  }, [status])

  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {children.ask && <Ask actor={children.ask} />}
      {children.set && <SetNew actor={children.set} />}
      {state.status !== 'asking' && state.status !== 'setting' && (
        <ResetOutcome
          outcome={state}
          isSignedIn={viewer !== null}
          lettersPath={lettersPath}
          onAgain={() => actor.send({ type: 'reset.again' })}
          onSignIn={onSignIn}
        />
      )}
    </div>
  )
}
