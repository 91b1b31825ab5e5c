import type { FormViewState } from '@artel/core/forms'
import type { FormEvent } from 'react'
import { Alert, Button, Field, Input } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './SignInForm.module.css'

export interface AskResetFormProps {
  form: FormViewState<{ readonly email: string }, void>
  onChange: (email: string) => void
  onBlur: () => void
  onSubmit: () => void
}

/** Asks for a letter with a link to a new password. */
export function AskResetForm({ form, onChange, onBlur, onSubmit }: AskResetFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p className={css.text}>{ru.askText}</p>
      {form.status === 'failed' && <Alert kind="error">{form.message}</Alert>}
      <Field label={ru.email} error={form.status === 'done' ? undefined : form.errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={form.values.email}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </Field>
      <Button type="submit" wide loading={form.status === 'submitting' || form.status === 'done'}>
        {ru.ask}
      </Button>
    </form>
  )
}
