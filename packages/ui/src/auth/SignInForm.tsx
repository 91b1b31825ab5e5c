import type { SignInValues } from '@artel/core/auth'
import type { FormViewState } from '@artel/core/forms'
import type { FormEvent } from 'react'
import { Alert, Button, Field, Input, PasswordInput } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './SignInForm.module.css'

export interface SignInFormProps {
  /** `done` shows as still sending: the dialog closes when the viewer is known. */
  form: FormViewState<SignInValues, void>
  onChange: (name: keyof SignInValues, value: string) => void
  onBlur: (name: keyof SignInValues) => void
  onSubmit: () => void
}

/** Sign-in by e-mail or phone (product §13). */
export function SignInForm({ form, onChange, onBlur, onSubmit }: SignInFormProps) {
  const errors = form.status === 'done' ? {} : form.errors
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {form.status === 'failed' && <Alert kind="error">{form.message}</Alert>}
      <Field label={ru.login} error={errors.login}>
        <Input
          name="login"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={form.values.login}
          onChange={(event) => onChange('login', event.target.value)}
          onBlur={() => onBlur('login')}
        />
      </Field>
      <Field label={ru.password} error={errors.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={64}
          value={form.values.password}
          onChange={(event) => onChange('password', event.target.value)}
          onBlur={() => onBlur('password')}
        />
      </Field>
      <Button type="submit" wide loading={form.status === 'submitting' || form.status === 'done'}>
        {ru.submit}
      </Button>
    </form>
  )
}
