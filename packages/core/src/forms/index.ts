export { createFormMachine, type FormOptions } from './form.machine.ts'
export { selectForm } from './form.selectors.ts'
export type {
  FieldErrors,
  FieldName,
  FormContext,
  FormEmitted,
  FormEvent,
  FormMachine,
  FormSnapshot,
  FormValues,
  FormView,
} from './form.types.ts'
export { createFormDraft, type FormDraft, type FormDraftOptions } from './form-draft.ts'
export { createSteppedFormMachine, type SteppedFormMachine, type SteppedFormOptions } from './stepped-form.machine.ts'
export { steppedFormSelector } from './stepped-form.selectors.ts'
export type {
  FormStep,
  SteppedFormContext,
  SteppedFormEmitted,
  SteppedFormEvent,
  SteppedFormView,
} from './stepped-form.types.ts'
