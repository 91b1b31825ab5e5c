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
import type { UserTariff } from '../contract/tariffs.ts'
import type { User } from '../contract/users.ts'
import { port } from '../ports/index.ts'
import type { SessionContext, SessionEmitted, SessionEvent, SessionInput } from './session.types.ts'

/**
 * Owns who is signed in on this page (product §4.1). Ports: `loadUser`, `checkApprovedTask`,
 * `loadTariff`, `logout`, `watchTokens`; `provideSession` gives them. On the server it is not started and still knows the viewer it was given.
 */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'signingIn' | 'refreshing',
  },
  actors: {
    /** `null` when nobody turns out to be signed in. */
    loadUser: fromPromise<User | null>(port('loadUser')),
    checkApprovedTask: fromPromise<boolean>(port('checkApprovedTask')),
    loadTariff: fromPromise<UserTariff>(port('loadTariff')),
    /** Ends the session and forgets its tokens. */
    logout: fromPromise<void>(port('logout')),
    /** Passes on the news of the token keeper. */
    watchTokens: fromCallback(() => {}),
  },
  guards: {
    isUserGiven: ({ context }) => Boolean(context.viewer),
    isNotKnown: ({ context }) => context.viewer === undefined,
    isEntering: ({ context }) => context.isEntering,
    isExecutor: ({ context }) => context.viewer?.role === 'EXECUTOR',
    isSomebody: (_, user: User | null) => user !== null,
  },
  actions: {
    expectEntry: assign({ isEntering: true }),
    welcome: enqueueActions(({ context, enqueue }, user: User) => {
      enqueue.assign({ viewer: user, hasApprovedTask: null, tariff: null, isEntering: false, error: null })
      enqueue.emit({ type: 'viewerChanged', viewer: user })
      if (context.isEntering) enqueue.emit({ type: 'signedIn', user })
    }),
    turnGuest: assign({ viewer: null, hasApprovedTask: null, tariff: null, isEntering: false, error: null }),
    renewViewer: assign(({ context }, user: User | null) => (user?.id === context.viewer?.id ? { viewer: user } : {})),
    forgetViewer: assign({ viewer: undefined, hasApprovedTask: null, tariff: null }),
    announceNobody: emit({ type: 'viewerChanged', viewer: null }),
    announceSignOut: emit({ type: 'signedOut' }),
    announceExpiry: emit({ type: 'sessionExpired' }),
    announceSignOutFailure: emit(
      (_, { error }: { error: unknown }) => ({ type: 'signOutFailed', message: errorMessage(error) }) as const,
    ),
    rememberError: assign((_, { error }: { error: unknown }) => ({ error })),
    rememberTariff: assign((_, tariff: UserTariff) => ({ tariff })),
    rememberApprovedTask: assign((_, hasApprovedTask: boolean) => ({ hasApprovedTask })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    viewer: input.viewer,
    hasApprovedTask: null,
    tariff: null,
    isEntering: false,
    error: null,
  }),
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
      on: { signedIn: { target: 'loading.signingIn', actions: 'expectEntry' }, 'session.found': 'loading' },
    },
    loading: {
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'welcome', params: ({ event }) => event.output as User },
          },
          { target: 'guest', actions: 'turnGuest' },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        signedIn: { target: '.signingIn', reenter: true, actions: 'expectEntry' },
        'session.replaced': { target: '.unknown', reenter: true },
        'session.ended': { target: 'expired', actions: ['turnGuest', 'announceExpiry', 'announceNobody'] },
      },
      initial: 'unknown',
      states: {
        unknown: {},
        signingIn: { tags: 'signingIn' },
      },
    },
    unavailable: {
      on: {
        'session.retry': [{ guard: 'isEntering', target: 'loading.signingIn' }, { target: 'loading.unknown' }],
        signedIn: { target: 'loading.signingIn', actions: 'expectEntry' },
        'session.ended': { target: 'expired', actions: ['turnGuest', 'announceExpiry', 'announceNobody'] },
      },
    },
    signedIn: {
      type: 'parallel',
      on: {
        signOut: 'signingOut',
        signedIn: { target: 'loading.signingIn', actions: ['forgetViewer', 'expectEntry'] },
        'session.ended': { target: 'expired', actions: ['turnGuest', 'announceExpiry', 'announceNobody'] },
        'session.replaced': { target: 'loading', actions: ['forgetViewer', 'announceNobody'] },
      },
      // Nobody is signed out for what cannot be found out here: an invitation and a hint depend on it, no more.
      states: {
        tokens: {
          initial: 'fresh',
          states: {
            fresh: { on: { 'refresh.started': 'refreshing' } },
            refreshing: { tags: 'refreshing', on: { 'refresh.settled': 'fresh' } },
          },
        },
        account: {
          initial: 'current',
          states: {
            current: { on: { 'viewer.reload': 'reloading' } },
            reloading: {
              invoke: {
                id: 'reloadUser',
                src: 'loadUser',
                onDone: {
                  target: 'current',
                  actions: { type: 'renewViewer', params: ({ event }) => event.output },
                },
                onError: 'current',
              },
              on: { 'viewer.reload': { target: 'reloading', reenter: true } },
            },
          },
        },
        approvedTask: {
          initial: 'checking',
          states: {
            checking: {
              invoke: {
                id: 'checkApprovedTask',
                src: 'checkApprovedTask',
                onDone: {
                  target: 'settled',
                  actions: { type: 'rememberApprovedTask', params: ({ event }) => event.output },
                },
                onError: 'settled',
              },
            },
            settled: {},
          },
        },
        tariff: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isExecutor', target: 'loading' }, { target: 'settled' }] },
            loading: {
              invoke: {
                id: 'loadTariff',
                src: 'loadTariff',
                onDone: { target: 'settled', actions: { type: 'rememberTariff', params: ({ event }) => event.output } },
                onError: 'settled',
              },
            },
            settled: {},
          },
        },
      },
    },
    signingOut: {
      invoke: {
        id: 'logout',
        src: 'logout',
        onDone: { target: 'guest', actions: ['turnGuest', 'announceSignOut', 'announceNobody'] },
        onError: {
          target: ['signedIn.approvedTask.settled', 'signedIn.tariff.settled'],
          actions: { type: 'announceSignOutFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'session.ended': { target: 'guest', actions: ['turnGuest', 'announceSignOut', 'announceNobody'] },
        'session.replaced': { target: 'loading', actions: ['forgetViewer', 'announceNobody'] },
      },
    },
    expired: {
      on: { signedIn: { target: 'loading.signingIn', actions: 'expectEntry' }, 'session.found': 'loading' },
    },
  },
})

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
