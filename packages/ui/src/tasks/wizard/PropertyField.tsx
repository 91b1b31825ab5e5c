import type { CategoryProperty, PropertyValue } from '@artel/core/contract'
import { Checkbox, Field, FieldGroup, Input, NumberInput, RadioGroup, Select } from '../../kit/index.ts'
import css from './PropertyField.module.css'
import { ru } from './ru.ts'
import { fieldId } from './step-props.ts'

export interface PropertyFieldProps {
  property: CategoryProperty
  value: PropertyValue | undefined
  error: string | undefined
  /** `undefined` takes the answer back. */
  onChange: (value: PropertyValue | undefined) => void
}

const booleans = [
  { value: 'yes', label: ru.yes },
  { value: 'no', label: ru.no },
] as const

function BooleanField({ property, value, error, onChange }: PropertyFieldProps) {
  if (!property.required) {
    // Optional: a tick says yes, and its absence says nothing.
    return (
      <Checkbox
        id={fieldId(`properties.${property.id}`)}
        label={property.name}
        error={error}
        checked={value === true}
        onChange={(checked) => onChange(checked || undefined)}
      />
    )
  }
  return (
    <RadioGroup
      id={fieldId(`properties.${property.id}`)}
      legend={property.name}
      error={error}
      options={booleans}
      value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  )
}

function ChoiceField({ property, value, error, onChange }: PropertyFieldProps) {
  const id = fieldId(`properties.${property.id}`)
  if (property.required) {
    return (
      <RadioGroup
        id={id}
        legend={property.name}
        error={error}
        options={property.options.map((option) => ({ value: option, label: option }))}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
      />
    )
  }
  return (
    <Field id={id} label={property.name} error={error} optional>
      <Select
        placeholder={ru.notChosen}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        {property.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Field>
  )
}

function ChoicesField({ property, value, error, onChange }: PropertyFieldProps) {
  const chosen = Array.isArray(value) ? value : []
  const toggle = (option: string, checked: boolean) => {
    const next = property.options.filter((one) => (one === option ? checked : chosen.includes(one)))
    onChange(next.length === 0 ? undefined : next)
  }
  return (
    <FieldGroup
      id={fieldId(`properties.${property.id}`)}
      legend={property.name}
      error={error}
      optional={!property.required}
    >
      <div className={css.options}>
        {property.options.map((option) => (
          <Checkbox
            key={option}
            label={option}
            checked={chosen.includes(option)}
            onChange={(checked) => toggle(option, checked)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** Answers are numbers, the control counts hundredths. */
const PARTS = 100

function NumberField({ property, value, error, onChange }: PropertyFieldProps) {
  return (
    <Field id={fieldId(`properties.${property.id}`)} label={property.name} error={error} optional={!property.required}>
      <NumberInput
        className={css.number}
        decimals={2}
        unit={property.unit}
        value={typeof value === 'number' ? Math.round(value * PARTS) : null}
        onChange={(parts) => onChange(parts === null ? undefined : parts / PARTS)}
      />
    </Field>
  )
}

function StringField({ property, value, error, onChange }: PropertyFieldProps) {
  return (
    <Field id={fieldId(`properties.${property.id}`)} label={property.name} error={error} optional={!property.required}>
      <Input
        autoComplete="off"
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </Field>
  )
}

const fields = {
  string: StringField,
  number: NumberField,
  boolean: BooleanField,
  choice: ChoiceField,
  choices: ChoicesField,
} satisfies Record<CategoryProperty['type'], unknown>

/** A question of the category with the control that fits its type. */
export function PropertyField(props: PropertyFieldProps) {
  const FieldOfType = fields[props.property.type]
  return <FieldOfType {...props} />
}
