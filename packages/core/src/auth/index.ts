export { type IsPage, REDIRECT_LIFETIME, rememberRedirect, safeRedirect, takeRedirect } from './redirect-target.ts'
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
