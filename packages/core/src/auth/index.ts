export { companyFieldsOf } from '../validators/index.ts'
export { AUTH_MODALS, type AuthModal, authModalChains } from './auth-modals.ts'
export {
  type ConfirmEmailActor,
  type ConfirmEmailViewState,
  confirmEmailMachine,
  provideConfirmEmail,
  selectConfirmEmail,
} from './confirm-email.machine.ts'
export { memoryRefreshToken } from './kept-token.ts'
export { type LoginName, readLoginName } from './login-name.ts'
export { LINK_LIFETIME, type LinkPurpose, letterWait, linkRefusal } from './mail-links.ts'
export { PASSWORD_GUESSES } from './password-guesses.ts'
export { type IsPage, REDIRECT_LIFETIME, rememberRedirect, safeRedirect, takeRedirect } from './redirect-target.ts'
export { refreshTokenEnd } from './refresh-rules.ts'
export {
  provideRegistrationByEmail,
  type RegistrationByEmailActor,
  registrationByEmailMachine,
  SIGN_IN_CALLBACK_DELAY,
} from './registration-by-email.machine.ts'
export {
  type RegistrationClientActor,
  type RegistrationClientValues,
  registrationClientForm,
  registrationClientMachine,
  type ShownEditions,
} from './registration-client.machine.ts'
export {
  type RegistrationExecutorActor,
  type RegistrationExecutorValues,
  type RegistrationStep,
  registrationExecutorForm,
  registrationExecutorMachine,
} from './registration-executor.machine.ts'
export {
  askResetForm,
  askResetMachine,
  provideResetPassword,
  type ResetPasswordActor,
  resetPasswordMachine,
  type SetPasswordOutcome,
  setPasswordForm,
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
export { renderedSession, type SessionViewState, viewerOf } from './session-view.ts'
export { type SignInActor, type SignInValues, signInForm, signInMachine } from './sign-in.machine.ts'
export {
  createTokenKeeper,
  EXPIRY_MARGIN,
  type RefreshNews,
  SessionReplacedError,
  type TokenKeeper,
  type TokenKeeperOptions,
  type TokenNews,
} from './token-keeper.ts'
