import type { User } from '@artel/core/contract'
import { Field, PhoneInput } from '../kit/index.ts'
import { ChangeForm, type ChangeFormProps, errorsOf, fieldId } from './ChangeForm.tsx'
import { ru } from './ru.ts'

export type PhoneFormProps = ChangeFormProps<{ readonly phoneNumber: string }, User>

/** Another phone. */
export function PhoneForm({ form, attempt, onChange, onBlur, onSubmit, onCancel }: PhoneFormProps) {
  return (
    <ChangeForm form={form} attempt={attempt} submit={ru.save} onSubmit={onSubmit} onCancel={onCancel}>
      <Field id={fieldId('phone', 'phoneNumber')} label={ru.phone.new} error={errorsOf(form).phoneNumber}>
        <PhoneInput
          name="phoneNumber"
          value={form.values.phoneNumber}
          onChange={(phone) => onChange('phoneNumber', phone)}
          onBlur={() => onBlur('phoneNumber')}
        />
      </Field>
    </ChangeForm>
  )
}
