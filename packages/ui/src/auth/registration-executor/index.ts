export { RegistrationExecutorScreen } from './RegistrationExecutorScreen.tsx'
export {
  type ExecutorFormState,
  RegistrationExecutorView,
  type RegistrationExecutorViewProps,
} from './RegistrationExecutorView.tsx'
