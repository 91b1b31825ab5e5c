import type { LegalValues } from '@artel/core/account'
import { COMPANY_LIMITS } from '@artel/core/contract'
import { fieldId } from '../auth/registration/index.ts'
import { type CompanyPartProps, CompanyStep, type NumbersValues } from '../auth/registration-executor/index.ts'
import { DatePicker } from '../kit/date/index.ts'
import { Alert, Field, Input } from '../kit/index.ts'
import { ru } from './ru.ts'
import { SectionForm } from './SectionForm.tsx'
import { type SectionProps, sectionErrors } from './section-view.ts'

export interface LegalFormProps extends SectionProps<LegalValues> {
  /** Papers are held against the data that are there. */
  isChecked: boolean
  /** `2026-11-24`. */
  today: string
}

const PLACES = [
  'company.businessType',
  'company.inn',
  'company.ogrn',
  'company.shortName',
  'company.companyPhoneNumber',
  'company.address',
  'company.foundationDate',
] as const

/** What the company is by law, and how to reach it. */
export function LegalForm({ view, isChecked, today, onChange, onBlur, ...form }: LegalFormProps) {
  const { values, errors, message, status } = view
  // A change of a part's field is a change of this form's, which TypeScript does not see.
  const numbers = { values, errors, onChange, onBlur } as unknown as CompanyPartProps<NumbersValues>
  return (
    <SectionForm
      {...form}
      message={message}
      errors={sectionErrors(errors, PLACES, fieldId)}
      isBusy={status === 'submitting'}
    >
      {isChecked && <Alert kind="info">{ru.legalPending}</Alert>}
      <CompanyStep {...numbers} />
      <Field
        id={fieldId('company.address')}
        label={ru.address}
        hint={ru.addressHint}
        error={errors['company.address']}
        optional
      >
        <Input
          name="address"
          autoComplete="street-address"
          maxLength={COMPANY_LIMITS.address}
          value={values['company.address']}
          onChange={(event) => onChange('company.address', event.target.value)}
          onBlur={() => onBlur('company.address')}
        />
      </Field>
      <Field
        id={fieldId('company.foundationDate')}
        label={ru.foundationDate}
        hint={ru.foundationHint}
        error={errors['company.foundationDate']}
        optional
      >
        <DatePicker
          max={today}
          value={values['company.foundationDate']}
          onChange={(day) => onChange('company.foundationDate', day)}
        />
      </Field>
    </SectionForm>
  )
}
