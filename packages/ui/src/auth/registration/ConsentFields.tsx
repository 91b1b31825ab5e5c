import { Checkbox, FieldGroup } from '../../kit/index.ts'
import { type FormPartProps, fieldId } from './form-parts.ts'
import { ru } from './ru.ts'

/** Three separate ticks, none of them set beforehand (product §13). */
export function ConsentFields({ values, errors, onChange }: Omit<FormPartProps, 'onBlur'>) {
  return (
    <FieldGroup legend={ru.consents}>
      {(['personalData', 'terms', 'marketing'] as const).map((consent) => {
        const name = `consents.${consent}` as const
        return (
          <Checkbox
            key={consent}
            id={fieldId(name)}
            label={ru[consent]}
            hint={consent === 'marketing' && ru.marketingHint}
            error={errors[name]}
            checked={values[name]}
            onChange={(checked) => onChange(name, checked)}
          />
        )
      })}
    </FieldGroup>
  )
}
