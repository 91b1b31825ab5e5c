import type { RegistrationClientValues } from '@artel/core/auth'
import type { FieldErrors } from '@artel/core/forms'
import type { FormError } from '../../kit/index.ts'

/** Fields that everybody fills in. */
export type PersonField = keyof RegistrationClientValues

/** What the parts of a form of registration get. A form with more fields fits as well. */
export interface FormPartProps {
  values: RegistrationClientValues
  errors: FieldErrors
  onChange: <N extends PersonField>(name: N, value: RegistrationClientValues[N]) => void
  onBlur: (name: PersonField) => void
  /** Signs in by the address that is taken; left out while it is not. */
  onSignIn?: (() => void) | undefined
}

/** Id of the control of a field, for the summary of errors; `path` is its name on the wire. */
export const fieldId = (path: string): string => `registration-${path}`

/** Order of the fields on the screen. */
const personPlaces: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'password',
  'cityId',
  'consents.personalData',
  'consents.terms',
  'consents.marketing',
]

/** The errors for the summary, topmost first; `before` are the fields that stand above those of a person. */
export const errorList = (errors: FieldErrors, before: readonly string[] = []): readonly FormError[] => {
  const places = [...before, ...personPlaces]
  const placeOf = (path: string) => {
    const place = places.findIndex((one) => path === one || path.startsWith(`${one}.`))
    return place === -1 ? places.length : place
  }
  return Object.entries(errors)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([path, message]) => ({ fieldId: fieldId(places[placeOf(path)] ?? path), message }))
}
