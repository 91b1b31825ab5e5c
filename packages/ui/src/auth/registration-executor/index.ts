export { RegistrationExecutorScreen } from './RegistrationExecutorScreen.tsx'
export {
  type ExecutorFormView,
  RegistrationExecutorView,
  type RegistrationExecutorViewProps,
} from './RegistrationExecutorView.tsx'
