import type { FieldErrors } from '@artel/core/forms'
import type { FormProblemsProps } from './FormProblems.tsx'

/** The fields of a form that are wrong, in the order in which they stand on the screen. */
export const fieldProblems = <Name extends string>(
  names: readonly Name[],
  errors: FieldErrors,
  idOf: (name: Name) => string,
): FormProblemsProps['errors'] =>
  names.flatMap((name) => {
    const message = errors[name]
    return message === undefined ? [] : [{ fieldId: idOf(name), message }]
  })
