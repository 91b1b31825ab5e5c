import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  setup,
} from 'xstate'
import { errorMessage } from '../api/index.ts'
import type { User } from '../contract/users.ts'
import { port } from '../ports/index.ts'
import type { SessionContext, SessionEmitted, SessionEvent, SessionInput } from './session.types.ts'

/**
 * Owns who is signed in on this page (spec §4 "Authentication"). Ports: `loadUser`, `checkApprovedTask`, `logout`,
 * `watchTokens`; `provideSession` gives them. On the server it is not started and still knows the viewer it was given.
 */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    /** `null` when nobody turns out to be signed in. */
    loadUser: fromPromise<User | null>(port('loadUser')),
    checkApprovedTask: fromPromise<boolean>(port('checkApprovedTask')),
    /** Ends the session and forgets its tokens. */
    logout: fromPromise<void>(port('logout')),
    /** Passes on the news of the token keeper. */
    watchTokens: fromCallback(() => {}),
  },
  guards: {
    isUserGiven: ({ context }) => Boolean(context.viewer),
    isNotKnown: ({ context }) => context.viewer === undefined,
    isSomebody: (_, user: User | null) => user !== null,
  },
  actions: {
    expectEntry: assign({ isEntering: true }),
    welcome: enqueueActions(({ context, enqueue }, user: User | null) => {
      if (!user) return
      enqueue.assign({ viewer: user, hasApprovedTask: null, isEntering: false, error: null })
      enqueue.emit({ type: 'viewerChanged', viewer: user })
      if (context.isEntering) enqueue.emit({ type: 'signedIn', user })
    }),
    turnGuest: assign({ viewer: null, hasApprovedTask: null, isEntering: false, error: null }),
    forgetViewer: assign({ viewer: undefined, hasApprovedTask: null }),
    announceNobody: emit({ type: 'viewerChanged', viewer: null }),
    announceSignOut: emit({ type: 'signedOut' }),
    announceExpiry: emit({ type: 'sessionExpired' }),
    announceSignOutFailure: emit(
      (_, { error }: { error: unknown }) => ({ type: 'signOutFailed', message: errorMessage(error) }) as const,
    ),
    rememberError: assign((_, { error }: { error: unknown }) => ({ error })),
    rememberApprovedTask: assign((_, hasApprovedTask: boolean) => ({ hasApprovedTask })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ viewer: input.viewer, hasApprovedTask: null, isEntering: false, error: null }),
  invoke: { id: 'watchTokens', src: 'watchTokens' },
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isUserGiven', target: 'signedIn' },
        { guard: 'isNotKnown', target: 'loading' },
        { target: 'guest' },
      ],
    },
    guest: {
      on: { signedIn: { target: 'loading', actions: 'expectEntry' }, 'session.found': 'loading' },
    },
    loading: {
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'welcome', params: ({ event }) => event.output },
          },
          { target: 'guest', actions: 'turnGuest' },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        signedIn: { target: 'loading', reenter: true, actions: 'expectEntry' },
        'session.replaced': { target: 'loading', reenter: true },
        'session.ended': { target: 'expired', actions: ['turnGuest', 'announceExpiry', 'announceNobody'] },
      },
    },
    unavailable: {
      on: {
        'session.retry': 'loading',
        signedIn: { target: 'loading', actions: 'expectEntry' },
        'session.ended': { target: 'expired', actions: ['turnGuest', 'announceExpiry', 'announceNobody'] },
      },
    },
    signedIn: {
      initial: 'checking',
      on: {
        signOut: 'signingOut',
        'session.ended': { target: 'expired', actions: ['turnGuest', 'announceExpiry', 'announceNobody'] },
        'session.replaced': { target: 'loading', actions: ['forgetViewer', 'announceNobody'] },
      },
      states: {
        checking: {
          invoke: {
            id: 'checkApprovedTask',
            src: 'checkApprovedTask',
            onDone: {
              target: 'settled',
              actions: { type: 'rememberApprovedTask', params: ({ event }) => event.output },
            },
            // Nothing depends on the answer but an invitation; a page that asks again at the next visit is enough.
            onError: 'settled',
          },
        },
        settled: {},
      },
    },
    signingOut: {
      invoke: {
        id: 'logout',
        src: 'logout',
        onDone: { target: 'guest', actions: ['turnGuest', 'announceSignOut', 'announceNobody'] },
        onError: {
          target: 'signedIn.settled',
          actions: { type: 'announceSignOutFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'session.ended': { target: 'guest', actions: ['turnGuest', 'announceSignOut', 'announceNobody'] },
        'session.replaced': { target: 'loading', actions: ['forgetViewer', 'announceNobody'] },
      },
    },
    expired: {
      on: { signedIn: { target: 'loading', actions: 'expectEntry' }, 'session.found': 'loading' },
    },
  },
})

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
