import type { FieldErrors } from './form.types.ts'

/** What is left when the field and everything below it has changed. */
export const withoutField = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)))
