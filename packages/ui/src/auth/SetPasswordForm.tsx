import type { SetPasswordOutcome } from '@artel/core/auth'
import type { FormViewState } from '@artel/core/forms'
import type { FormEvent } from 'react'
import { Alert, Button, Field, PasswordInput } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './SignInForm.module.css'

export interface SetPasswordFormProps {
  form: FormViewState<{ readonly password: string }, SetPasswordOutcome>
  onChange: (password: string) => void
  onBlur: () => void
  onSubmit: () => void
}

/** The new password, once: one can look at what is typed, so nobody has to type it twice. */
export function SetPasswordForm({ form, onChange, onBlur, onSubmit }: SetPasswordFormProps) {
  const error = form.status === 'done' ? undefined : form.errors.password
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p className={css.text}>{ru.newPasswordText}</p>
      {form.status === 'failed' && !error && <Alert kind="error">{form.message}</Alert>}
      <Field label={ru.newPassword} hint={ru.newPasswordHint} error={error}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          maxLength={64}
          value={form.values.password}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </Field>
      <Button type="submit" wide loading={form.status === 'submitting' || form.status === 'done'}>
        {ru.setPassword}
      </Button>
    </form>
  )
}
