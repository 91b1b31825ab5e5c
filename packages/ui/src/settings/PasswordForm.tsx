import { PERSON_LIMITS } from '@artel/core/contract'
import { Field, PasswordInput } from '../kit/index.ts'
import { ChangeForm, type ChangeFormProps, errorsOf, fieldId } from './ChangeForm.tsx'
import { ru } from './ru.ts'

export type PasswordFormProps = ChangeFormProps<
  { readonly currentPassword: string; readonly password: string },
  unknown
>

/** Another password, once: one can look at what is typed. */
export function PasswordForm({ form, attempt, onChange, onBlur, onSubmit, onCancel }: PasswordFormProps) {
  const errors = errorsOf(form)
  const fields = [
    { name: 'currentPassword', label: ru.newPassword.current, autoComplete: 'current-password' },
    { name: 'password', label: ru.newPassword.new, autoComplete: 'new-password', hint: ru.newPassword.hint },
  ] as const
  return (
    <ChangeForm form={form} attempt={attempt} submit={ru.newPassword.submit} onSubmit={onSubmit} onCancel={onCancel}>
      {fields.map(({ name, label, autoComplete, ...rest }) => (
        <Field key={name} id={fieldId('password', name)} label={label} error={errors[name]} {...rest}>
          <PasswordInput
            name={name}
            autoComplete={autoComplete}
            maxLength={PERSON_LIMITS.password[1]}
            value={form.values[name]}
            onChange={(event) => onChange(name, event.target.value)}
            onBlur={() => onBlur(name)}
          />
        </Field>
      ))}
    </ChangeForm>
  )
}
