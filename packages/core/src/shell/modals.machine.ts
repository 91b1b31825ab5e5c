import { type ActorRefFrom, assign, setup } from 'xstate'

/** Milliseconds between a modal that closes and the next of its chain (product §9). */
export const MODAL_CHAIN_DELAY = 500

/** One open modal; `name` says which, the screen knows how it looks. */
export interface OpenModal<Name extends string = string> {
  readonly name: Name
}

export type ModalsEvent =
  | { type: 'modal.open'; name: string }
  | { type: 'modal.close' }
  /** Closes the top one and opens `name` after {@link MODAL_CHAIN_DELAY}. */
  | { type: 'modal.chain'; name: string }

/** Owns the stack of modals (product §2.8). No ports. */
export const modalsMachine = setup({
  types: {
    context: {} as { stack: readonly OpenModal[]; next: string | null },
    events: {} as ModalsEvent,
  },
  delays: { chain: MODAL_CHAIN_DELAY },
  actions: {
    push: assign(({ context }, name: string) => ({ stack: withOnTop(context.stack, name) })),
    pop: assign(({ context }) => ({ stack: context.stack.slice(0, -1) })),
    remember: assign((_, next: string) => ({ next })),
    pushRemembered: assign(({ context }) => ({ stack: withOnTop(context.stack, context.next), next: null })),
  },
}).createMachine({
  id: 'modals',
  context: { stack: [], next: null },
  initial: 'settled',
  on: { 'modal.close': { actions: 'pop' } },
  states: {
    settled: {
      on: {
        'modal.open': { actions: { type: 'push', params: ({ event }) => event.name } },
        'modal.chain': {
          target: 'chaining',
          actions: ['pop', { type: 'remember', params: ({ event }) => event.name }],
        },
      },
    },
    chaining: {
      after: { chain: { target: 'settled', actions: 'pushRemembered' } },
      on: { 'modal.open': { target: 'settled', actions: { type: 'push', params: ({ event }) => event.name } } },
    },
  },
})

/** The stack with a modal on top; one that is open somewhere in it stays where it is. */
const withOnTop = (stack: readonly OpenModal[], name: string | null): readonly OpenModal[] =>
  name === null || stack.some((modal) => modal.name === name) ? stack : [...stack, { name }]

export type ModalsActor = ActorRefFrom<typeof modalsMachine>
