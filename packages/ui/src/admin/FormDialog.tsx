import type { FormValues, FormViewState } from '@artel/core/forms'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Dialog } from '../kit/dialog/index.ts'
import { Alert, Button } from '../kit/index.ts'
import css from './Admin.module.css'
import { ru } from './ru.ts'

/** What every form in a window of administration is given. */
export interface FormDialogProps<V extends FormValues, Output> {
  /** `done` shows as still being sent: the window goes away at once. */
  form: FormViewState<V, Output>
  /** Count of refusals: each new one brings focus to the first field that has to be mended. */
  attempt: number
  onChange: <N extends keyof V & string>(name: N, value: V[N]) => void
  onBlur: (name: keyof V & string) => void
  onSubmit: () => void
  onClose: () => void
}

/** Russian messages of the fields; none any more once the change is made. */
export const errorsOf = (form: FormViewState<FormValues, unknown>): Readonly<Record<string, string>> =>
  form.status === 'done' ? {} : form.errors

interface FrameProps extends Pick<FormDialogProps<FormValues, unknown>, 'form' | 'attempt' | 'onSubmit' | 'onClose'> {
  title: string
  text?: string
  submit: string
  danger?: boolean
  /** Said in the place of what the server said of no field. */
  notice?: ReactNode
  children: ReactNode
}

/** The window of a short form: what the server said of no field, the fields, the two ways out. */
export function FormDialog(props: FrameProps) {
  const { form, attempt, title, text, submit, danger = false, notice, onSubmit, onClose, children } = props
  const id = useId()
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const field = wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong
    field?.focus()
  }, [attempt])
  const isBusy = form.status === 'submitting' || form.status === 'done'
  const isOfNoField = form.status === 'failed' && Object.keys(form.errors).length === 0
  return (
    <Dialog
      open
      title={title}
      {...(text !== undefined && { description: text })}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} loading={isBusy}>
            {submit}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {ru.cancel}
          </Button>
        </>
      }
    >
      <form
        ref={place}
        id={id}
        noValidate
        className={css.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {notice ?? (isOfNoField && <Alert kind="error">{form.message}</Alert>)}
        {children}
      </form>
    </Dialog>
  )
}
