import type { FieldErrors, FormValues } from '@artel/core/forms'
import type { FormError } from '../kit/index.ts'

/** A form of the profile as it stands. */
export interface SectionView<Values extends FormValues> {
  readonly status: 'editing' | 'submitting' | 'failed'
  readonly values: Values
  readonly errors: FieldErrors
  readonly message: string | null
}

/** What every part of the profile gets. */
export interface SectionProps<Values extends FormValues> {
  view: SectionView<Values>
  attempt: number
  onShowSaved: (() => void) | null
  isInert: boolean
  onChange: <N extends keyof Values & string>(name: N, value: Values[N]) => void
  onBlur: (name: keyof Values & string) => void
  onSubmit: () => void
}

/** The errors for the summary, in the order of `places`; `idOf` names the control of a field. */
export const sectionErrors = (
  errors: FieldErrors,
  places: readonly string[],
  idOf: (path: string) => string,
): readonly FormError[] => {
  const placeOf = (path: string) => {
    const place = places.findIndex((one) => path === one || path.startsWith(`${one}.`))
    return place === -1 ? places.length : place
  }
  return Object.entries(errors)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([path, message]) => ({ fieldId: idOf(places[placeOf(path)] ?? path), message }))
}

/** Id of the control of a field of the profile. */
export const profileFieldId = (path: string): string => `profile-${path}`
