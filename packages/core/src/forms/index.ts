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
