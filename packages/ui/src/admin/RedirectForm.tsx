import type { Redirect } from '@artel/core/contract'
import type { FormViewState } from '@artel/core/forms'
import { type FormEvent, useEffect, useRef } from 'react'
import { useIsLive } from '../forms/index.ts'
import { Alert, Button, Field, Input } from '../kit/index.ts'
import css from './Admin.module.css'
import { errorsOf, type FormDialogProps } from './FormDialog.tsx'
import { ru } from './ru.ts'

type Values = { readonly from: string; readonly to: string }

export interface RedirectFormProps extends Omit<FormDialogProps<Values, Redirect>, 'onClose' | 'form'> {
  form: FormViewState<Values, Redirect>
}

/** Where a page has moved. */
export function RedirectForm({ form, attempt, onChange, onBlur, onSubmit }: RedirectFormProps) {
  const isLive = useIsLive()
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  const errors = errorsOf(form)
  const words = ru.redirects
  const isOfNoField = form.status === 'failed' && Object.keys(errors).length === 0
  return (
    <form
      ref={place}
      noValidate
      inert={!isLive}
      className={css.move}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {isOfNoField && (
        <div className={css.all}>
          <Alert kind="error">{form.message}</Alert>
        </div>
      )}
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={words[name]} hint={words.hints[name]} error={errors[name]}>
          <Input
            name={name}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={form.values[name]}
            onChange={({ target }) => onChange(name, target.value)}
            onBlur={() => onBlur(name)}
          />
        </Field>
      ))}
      <Button type="submit" loading={form.status === 'submitting' || form.status === 'done'}>
        {words.add}
      </Button>
    </form>
  )
}
