export { REDIRECT_LIFETIME, rememberRedirect, safeRedirect, takeRedirect } from './redirect-target.ts'
export { provideSession } from './session.actors.ts'
export { type SessionActor, type SessionSnapshot, sessionMachine } from './session.machine.ts'
export { selectHasApprovedTask, selectSession, selectViewer } from './session.selectors.ts'
export type { SessionContext, SessionEmitted, SessionEvent, SessionInput } from './session.types.ts'
export { renderedSession, type SessionView, viewerOf } from './session.view.ts'
export { provideSignIn, type SignInActor, type SignInValues, signInMachine, validateSignIn } from './sign-in.machine.ts'
export {
  createTokenKeeper,
  EXPIRY_MARGIN,
  SessionReplacedError,
  type TokenKeeper,
  type TokenKeeperOptions,
  type TokenNews,
} from './token-keeper.ts'
