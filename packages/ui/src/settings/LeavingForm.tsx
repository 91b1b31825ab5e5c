import { PERSON_LIMITS } from '@artel/core/contract'
import { Field, PasswordInput } from '../kit/index.ts'
import { ChangeForm, type ChangeFormProps, errorsOf, fieldId } from './ChangeForm.tsx'
import { ru } from './ru.ts'

export type LeavingFormProps = ChangeFormProps<{ readonly password: string }, unknown>

/** The last step before an account is gone: the password. */
export function LeavingForm({ form, attempt, onChange, onBlur, onSubmit, onCancel }: LeavingFormProps) {
  const { submit, cancel, password, passwordHint } = ru.leaving
  return (
    <ChangeForm {...{ form, attempt, submit, cancel, onSubmit, onCancel }} danger>
      <Field id={fieldId('leaving', 'password')} label={password} hint={passwordHint} error={errorsOf(form).password}>
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
