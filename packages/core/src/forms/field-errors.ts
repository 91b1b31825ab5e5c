import type { FieldErrors } from './form.types.ts'

/** What is left when the field and everything below it has changed. */
export const withoutField = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)))

/** A server's path belongs to the field of its name or of a name that begins it. */
export const isIn = ({ fields }: { readonly fields: readonly string[] }, path: string): boolean =>
  fields.some((field) => path === field || path.startsWith(`${field}.`))
