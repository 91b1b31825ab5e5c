import { companyFieldsOf } from '@artel/core/auth'
import { BUSINESS_TYPES, COMPANY_LIMITS } from '@artel/core/contract'
import { Building2, Store, UserRound } from 'lucide-react'
import { Field, Input, PhoneInput, RadioGroup, VisuallyHidden } from '../../kit/index.ts'
import { MaskedInput } from '../../kit/masked-input/index.ts'
import { fieldId } from '../registration/index.ts'
import { ru } from './ru.ts'
import type { CompanyPartProps, NumbersValues } from './step-props.ts'

const icons = { LLC: Building2, SP: Store, SE: UserRound }
const options = BUSINESS_TYPES.map((value) => ({ value, icon: icons[value], ...ru.businessTypes[value] }))

/** Step "company": what kind of business it is, and its numbers. */
export function CompanyStep({ values, errors, onChange, onBlur }: CompanyPartProps<NumbersValues>) {
  const type = values['company.businessType']
  const has = companyFieldsOf(type)
  const choose = (chosen: (typeof BUSINESS_TYPES)[number]) => {
    onChange('company.businessType', chosen)
    // What does not fit into the field any more would be sent unseen.
    const fitting = values['company.inn'].slice(0, COMPANY_LIMITS.inn[chosen])
    if (fitting !== values['company.inn']) onChange('company.inn', fitting)
    if (chosen === 'LLC') onChange('company.ogrn', values['company.ogrn'].slice(0, COMPANY_LIMITS.ogrn.LLC))
  }
  return (
    <>
      <RadioGroup
        id={fieldId('company.businessType')}
        legend={<VisuallyHidden>{ru.businessType}</VisuallyHidden>}
        look="cards"
        error={errors['company.businessType']}
        options={options}
        value={type}
        onChange={choose}
      />
      {type !== null && (
        <Field
          id={fieldId('company.inn')}
          label={ru.inn}
          hint={ru.innHint(COMPANY_LIMITS.inn[type])}
          error={errors['company.inn']}
        >
          <MaskedInput
            key={type}
            name="inn"
            inputMode="numeric"
            mask={'#'.repeat(COMPANY_LIMITS.inn[type])}
            value={values['company.inn']}
            onChange={(inn) => onChange('company.inn', inn)}
            onBlur={() => onBlur('company.inn')}
          />
        </Field>
      )}
      {(type === 'LLC' || type === 'SP') && (
        <Field
          id={fieldId('company.ogrn')}
          label={ru.ogrn[type]}
          hint={ru.innHint(COMPANY_LIMITS.ogrn[type])}
          error={errors['company.ogrn']}
        >
          <MaskedInput
            key={type}
            name="ogrn"
            inputMode="numeric"
            mask={'#'.repeat(COMPANY_LIMITS.ogrn[type])}
            value={values['company.ogrn']}
            onChange={(ogrn) => onChange('company.ogrn', ogrn)}
            onBlur={() => onBlur('company.ogrn')}
          />
        </Field>
      )}
      {has.shortName && (
        <Field
          id={fieldId('company.shortName')}
          label={ru.shortName}
          hint={ru.shortNameHint}
          error={errors['company.shortName']}
        >
          <Input
            name="shortName"
            autoComplete="organization"
            maxLength={COMPANY_LIMITS.shortName[1]}
            value={values['company.shortName']}
            onChange={(event) => onChange('company.shortName', event.target.value)}
            onBlur={() => onBlur('company.shortName')}
          />
        </Field>
      )}
      {type !== null && (
        <Field
          id={fieldId('company.companyPhoneNumber')}
          label={ru.companyPhone}
          hint={ru.companyPhoneHint}
          error={errors['company.companyPhoneNumber']}
        >
          <PhoneInput
            name="companyPhoneNumber"
            autoComplete="tel"
            value={values['company.companyPhoneNumber']}
            onChange={(phone) => onChange('company.companyPhoneNumber', phone)}
            onBlur={() => onBlur('company.companyPhoneNumber')}
          />
        </Field>
      )}
    </>
  )
}
