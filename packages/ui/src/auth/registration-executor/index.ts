export { CompanyStep } from './CompanyStep.tsx'
export { RegistrationExecutorScreen } from './RegistrationExecutorScreen.tsx'
export {
  type ExecutorFormState,
  RegistrationExecutorView,
  type RegistrationExecutorViewProps,
} from './RegistrationExecutorView.tsx'
export type { CompanyPartProps, NumbersValues, PlacesValues } from './step-props.ts'
export { useCategories } from './use-categories.ts'
export { type CategoryTree, WorkStep } from './WorkStep.tsx'
