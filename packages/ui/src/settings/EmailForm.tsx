import type { User } from '@artel/core/contract'
import { PERSON_LIMITS } from '@artel/core/contract'
import { Field, Input, PasswordInput } from '../kit/index.ts'
import { ChangeForm, type ChangeFormProps, errorsOf, fieldId } from './ChangeForm.tsx'
import { ru } from './ru.ts'

export type EmailFormProps = ChangeFormProps<{ readonly email: string; readonly password: string }, User>

/** Another address, by the password. */
export function EmailForm({ form, attempt, onChange, onBlur, onSubmit, onCancel }: EmailFormProps) {
  const errors = errorsOf(form)
  return (
    <ChangeForm form={form} attempt={attempt} submit={ru.email.change} onSubmit={onSubmit} onCancel={onCancel}>
      <Field id={fieldId('email', 'email')} label={ru.email.new} hint={ru.email.newHint} error={errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={PERSON_LIMITS.email}
          value={form.values.email}
          onChange={(event) => onChange('email', event.target.value)}
          onBlur={() => onBlur('email')}
        />
      </Field>
      <Field id={fieldId('email', 'password')} label={ru.password} hint={ru.passwordHint} error={errors.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={PERSON_LIMITS.password[1]}
          value={form.values.password}
          onChange={(event) => onChange('password', event.target.value)}
          onBlur={() => onBlur('password')}
        />
      </Field>
    </ChangeForm>
  )
}
