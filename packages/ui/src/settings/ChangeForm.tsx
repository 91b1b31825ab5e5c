import type { FormValues, FormViewState } from '@artel/core/forms'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Alert, Button } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './Settings.module.css'

/** What every form of the settings is given. */
export interface ChangeFormProps<V extends Readonly<Record<string, unknown>>, Output> {
  /** `done` shows as still being sent: the form goes away at once. */
  form: FormViewState<V, Output>
  /** Count of refusals: each new one brings focus to the first field that has to be mended. */
  attempt: number
  onChange: <N extends keyof V & string>(name: N, value: V[N]) => void
  onBlur: (name: keyof V & string) => void
  onSubmit: () => void
  onCancel: () => void
}

/** Id of the control of a field. */
export const fieldId = (form: string, field: string): string => `settings-${form}-${field}`

/** Russian messages of the fields; none any more once the change is made. */
export const errorsOf = (form: FormViewState<FormValues, unknown>): Readonly<Record<string, string>> =>
  form.status === 'done' ? {} : form.errors

interface FrameProps {
  form: FormViewState<FormValues, unknown>
  attempt: number
  submit: string
  cancel?: string
  danger?: boolean
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** The frame of a short form: what the server said of no field, the fields, the two ways out. */
export function ChangeForm(props: FrameProps) {
  const { form, attempt, submit, cancel = ru.cancel, danger = false, onSubmit, onCancel, children } = props
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  const isBusy = form.status === 'submitting' || form.status === 'done'
  const isOfNoField = form.status === 'failed' && Object.keys(form.errors).length === 0
  return (
    <form
      ref={place}
      noValidate
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {isOfNoField && <Alert kind="error">{form.message}</Alert>}
      {children}
      <div className={css.actions}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={isBusy}>
          {submit}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
