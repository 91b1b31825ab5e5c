import type { OwnPersonValues } from '@artel/core/account'
import { PERSON_LIMITS } from '@artel/core/contract'
import type { ReactNode } from 'react'
import { Field, Input } from '../kit/index.ts'
import css from './ProfileSection.module.css'
import { ru } from './ru.ts'
import { SectionForm } from './SectionForm.tsx'
import { profileFieldId, type SectionProps, sectionErrors } from './section-view.ts'

export interface PersonFormProps extends SectionProps<OwnPersonValues> {
  /** «Город». */
  city: ReactNode
}

const [, NAME_MAX] = PERSON_LIMITS.name
const PLACES = ['firstName', 'lastName', 'cityId'] as const

/** Name and city. */
export function PersonForm({ view, city, onChange, onBlur, ...form }: PersonFormProps) {
  const { values, errors, message, status } = view
  const name = (field: 'firstName' | 'lastName', autoComplete: string) => (
    <Field id={profileFieldId(field)} label={ru[field]} error={errors[field]}>
      <Input
        name={field}
        autoComplete={autoComplete}
        maxLength={NAME_MAX}
        value={values[field]}
        onChange={(event) => onChange(field, event.target.value)}
        onBlur={() => onBlur(field)}
      />
    </Field>
  )
  return (
    <SectionForm
      {...form}
      message={message}
      errors={sectionErrors(errors, PLACES, profileFieldId)}
      isBusy={status === 'submitting'}
    >
      <div className={css.row}>
        {name('firstName', 'given-name')}
        {name('lastName', 'family-name')}
      </div>
      {city}
    </SectionForm>
  )
}
