import { PHONE_CODE, type PhoneConfirmationViewState } from '@artel/core/account'
import { formatPhone } from '@artel/core/format'
import { type FormEvent, useEffect, useRef } from 'react'
import { Alert, Button, Field, Input } from '../kit/index.ts'
import { fieldId } from './ChangeForm.tsx'
import { ru } from './ru.ts'
import css from './Settings.module.css'

export interface PhoneCodeViewProps {
  /** `+7` and ten digits. */
  phone: string
  /** `resendIn` is what is left of the pause now. */
  view: PhoneConfirmationViewState
  /** Where the SMS of the demo can be read; `null` where they are sent. */
  lettersPath: string | null
  onRequest: () => void
  onChange: (code: string) => void
  onSubmit: () => void
}

const { code: words } = ru.phone

/** Asks for a code, takes it, and says what came of it. Focus follows the step. */
export function PhoneCodeView(props: PhoneCodeViewProps) {
  const { view, phone, onRequest } = props
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(view.status)
  useEffect(() => {
    if (before.current === view.status) return
    before.current = view.status
    if (view.status === 'sending') return
    const wanted = view.status === 'entering' ? 'input' : '[data-step]'
    place.current?.querySelector<HTMLElement>(wanted)?.focus()
  }, [view.status])
  return (
    <div ref={place} className={css.notices}>
      {view.status === 'entering' ? (
        <CodeForm {...props} view={view} />
      ) : (
        <div data-step tabIndex={-1} className={css.notice}>
          <Step status={view.status} phone={phone} onRequest={onRequest} />
        </div>
      )}
      {view.status === 'idle' && view.message !== null && <Alert kind="error">{view.message}</Alert>}
    </div>
  )
}

type StepStatus = Exclude<PhoneConfirmationViewState['status'], 'entering'>

function Step({ status, phone, onRequest }: { status: StepStatus; phone: string; onRequest: () => void }) {
  const ask = (label: string) => (
    <Button dense variant="secondary" loading={status === 'sending'} onClick={onRequest}>
      {label}
    </Button>
  )
  switch (status) {
    case 'confirmed':
      return <Alert kind="success">{words.confirmed}</Alert>
    case 'expired':
      return (
        <Alert kind="warning" title={words.expired} action={ask(words.another)}>
          {words.expiredText}
        </Alert>
      )
    case 'spent':
      return (
        <Alert kind="error" title={words.spent} action={ask(words.another)}>
          {words.spentText}
        </Alert>
      )
    default:
      return (
        <Alert kind="info" title={words.title} action={ask(words.ask)}>
          {words.text(formatPhone(phone))}
        </Alert>
      )
  }
}

function CodeForm({ phone, view, lettersPath, onRequest, onChange, onSubmit }: CodeFormProps) {
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {view.message !== null && <Alert kind="error">{view.message}</Alert>}
      <Field
        id={fieldId('phone', 'code')}
        label={words.label}
        hint={words.hint(formatPhone(phone))}
        error={view.error ?? undefined}
      >
        <Input
          name="code"
          className={css.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          readOnly={view.isChecking}
          value={view.code}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {lettersPath !== null && (
        <p className={css.text}>
          {words.demo}{' '}
          <a href={`${lettersPath}#sms`} target="_blank" rel="noreferrer">
            {words.demoLink}
          </a>
          .
        </p>
      )}
      <div className={css.actions}>
        <Button type="submit" loading={view.isChecking} disabled={view.code.length < PHONE_CODE.digits}>
          {words.submit}
        </Button>
        {view.resendIn === 0 ? (
          <Button variant="ghost" disabled={view.isChecking} onClick={onRequest}>
            {words.another}
          </Button>
        ) : (
          <span className={css.wait}>{words.anotherIn(view.resendIn)}</span>
        )}
      </div>
    </form>
  )
}

interface CodeFormProps extends PhoneCodeViewProps {
  view: Extract<PhoneConfirmationViewState, { status: 'entering' }>
}
