import type { RegistrationExecutorValues } from '@artel/core/auth'
import type { FieldErrors } from '@artel/core/forms'

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
