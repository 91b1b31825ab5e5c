// The fields themselves are taken from their file: most pages with a form have none of them.
export type { CompanyFieldValues } from './company-fields.ts'
export { type BodyOf, defineForm, type Form, type FormDefinition, type ValuesOf } from './define-form.ts'
export { isIn, withoutField } from './field-errors.ts'
export {
  choiceField,
  type FieldRule,
  type FormField,
  onlyWhen,
  optionalTextField,
  passwordField,
  phoneField,
  textField,
  tickField,
  valueField,
} from './fields.ts'
export { selectForm } from './form.selectors.ts'
export type {
  FieldErrors,
  FieldName,
  FormActor,
  FormContext,
  FormEmitted,
  FormEvent,
  FormMachine,
  FormSnapshot,
  FormStep,
  FormValues,
  FormViewState,
} from './form.types.ts'
export { createFormDraft, type FormDraft, type FormDraftOptions } from './form-draft.ts'
export { intentKeys } from './intent-keys.ts'
