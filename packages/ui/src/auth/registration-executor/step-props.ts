import type { RegistrationExecutorValues } from '@artel/core/auth'
import type { CompanyFieldValues, FieldErrors } from '@artel/core/forms'

/** Fields of the form. */
export type ExecutorField = keyof RegistrationExecutorValues

/** What every step gets. */
export interface StepProps {
  values: RegistrationExecutorValues
  errors: FieldErrors
  onChange: <N extends ExecutorField>(name: N, value: RegistrationExecutorValues[N]) => void
  onBlur: (name: ExecutorField) => void
}

/** Order on the screen of what stands above the fields of a person. */
export const executorPlaces: readonly ExecutorField[] = [
  'company.businessType',
  'company.inn',
  'company.ogrn',
  'company.shortName',
  'company.companyPhoneNumber',
  'company.categoryIds',
  'cityId',
  'company.districts',
  'company.visitClient',
]

/** What the parts about a company get, at registration and in the profile. */
export interface CompanyPartProps<Values extends Partial<CompanyFieldValues>> {
  values: Values
  errors: FieldErrors
  onChange: <N extends keyof Values & string>(name: N, value: Values[N]) => void
  onBlur: (name: keyof Values & string) => void
}

/** Fields of the step "company". */
export type NumbersValues = Pick<
  CompanyFieldValues,
  'company.businessType' | 'company.inn' | 'company.ogrn' | 'company.shortName' | 'company.companyPhoneNumber'
>
/** Fields of the step "work". */
export type PlacesValues = Pick<CompanyFieldValues, 'company.categoryIds' | 'company.districts' | 'company.visitClient'>
