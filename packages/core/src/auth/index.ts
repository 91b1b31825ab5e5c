export { companyFieldsOf } from '../validators/index.ts'
export { AUTH_MODALS, type AuthModal, authModalChains } from './auth-modals.ts'
export {
  type ConfirmEmailActor,
  type ConfirmEmailView,
  confirmEmailMachine,
  provideConfirmEmail,
  selectConfirmEmail,
} from './confirm-email.machine.ts'
export { memoryRefreshToken } from './kept-token.ts'
export { CONSENTS_VERSION } from './person-rules.ts'
export { type IsPage, REDIRECT_LIFETIME, rememberRedirect, safeRedirect, takeRedirect } from './redirect-target.ts'
export {
  provideRegistrationByEmail,
  type RegistrationByEmailActor,
  registrationByEmailMachine,
  SIGN_IN_CALLBACK_DELAY,
} from './registration-by-email.machine.ts'
export {
  EMPTY_CLIENT,
  provideRegistrationClient,
  type RegistrationClientActor,
  type RegistrationClientValues,
  registrationClientMachine,
  validateRegistrationClient,
} from './registration-client.machine.ts'
export {
  EMPTY_EXECUTOR,
  provideRegistrationExecutor,
  REGISTRATION_STEPS,
  type RegistrationExecutorActor,
  type RegistrationExecutorValues,
  type RegistrationStep,
  registrationExecutorMachine,
  selectRegistrationExecutor,
  validateRegistrationExecutor,
} from './registration-executor.machine.ts'
export {
  askResetMachine,
  provideResetPassword,
  type ResetPasswordActor,
  resetPasswordMachine,
  type SetPasswordOutcome,
  setPasswordMachine,
} from './reset-password.machine.ts'
export { type ResetPasswordState, selectResetPassword } from './reset-password.selectors.ts'
export { provideSession } from './session.actors.ts'
export { type SessionActor, type SessionSnapshot, sessionMachine } from './session.machine.ts'
export {
  type SessionPhase,
  selectHasApprovedTask,
  selectPhase,
  selectSession,
  selectTariff,
  selectViewer,
} from './session.selectors.ts'
export type { SessionContext, SessionEmitted, SessionEvent, SessionInput } from './session.types.ts'
export { renderedSession, type SessionView, viewerOf } from './session.view.ts'
export { provideSignIn, type SignInActor, type SignInValues, signInMachine, validateSignIn } from './sign-in.machine.ts'
export {
  createTokenKeeper,
  EXPIRY_MARGIN,
  type RefreshNews,
  SessionReplacedError,
  type TokenKeeper,
  type TokenKeeperOptions,
  type TokenNews,
} from './token-keeper.ts'
