import type { FieldErrors } from '@artel/core/forms'
import type { FormError } from '../kit/index.ts'

export type { EditProps as SectionProps } from '../forms/index.ts'

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
