import { type ActorRefFrom, emit, fromCallback, setup } from 'xstate'
import { type RegistrationClientValues, registrationClientMachine } from './registration-client.machine.ts'

/** Milliseconds between the closing of the modal after a sign-in and what the person came for (product §9). */
export const SIGN_IN_CALLBACK_DELAY = 500

export interface RegistrationByEmailInput {
  /** What was typed before. */
  readonly values?: Partial<RegistrationClientValues>
}

export type RegistrationByEmailEvent =
  /** The session has learned who signed in, by this form or by another one of the chain. */
  | { type: 'signedIn' }
  /** The person closed the modal: what they came for is dropped. */
  | { type: 'modal.dismiss' }

export type RegistrationByEmailEmitted =
  /** Close the modal. */
  | { type: 'modalClosed' }
  /** Do what the person came for. */
  | { type: 'proceed' }

/**
 * The registration-by-email modal (product §2): after a sign-in it closes, and a callback runs after
 * {@link SIGN_IN_CALLBACK_DELAY}. Child: `form`, the registration of a client. Port: `watchSession`, which sends `signedIn`.
 */
export const registrationByEmailMachine = setup({
  types: {
    input: {} as RegistrationByEmailInput,
    context: {} as RegistrationByEmailInput,
    events: {} as RegistrationByEmailEvent,
    emitted: {} as RegistrationByEmailEmitted,
    children: {} as { form: 'form' },
    /** The modal is on the screen. */
    tags: {} as 'open',
  },
  actors: { form: registrationClientMachine, watchSession: fromCallback(() => {}) },
  delays: { callback: SIGN_IN_CALLBACK_DELAY },
  actions: {
    announceClosed: emit({ type: 'modalClosed' }),
    announceProceed: emit({ type: 'proceed' }),
  },
}).createMachine({
  id: 'registrationByEmail',
  context: ({ input }) => ({ ...input }),
  initial: 'open',
  states: {
    open: {
      tags: 'open',
      invoke: [
        { id: 'form', src: 'form', input: ({ context }) => ({ ...context }) },
        { id: 'watchSession', src: 'watchSession' },
      ],
      on: {
        signedIn: { target: 'closing', actions: 'announceClosed' },
        'modal.dismiss': { target: 'dismissed', actions: 'announceClosed' },
      },
    },
    closing: { after: { callback: { target: 'proceeded', actions: 'announceProceed' } } },
    proceeded: { type: 'final' },
    dismissed: { type: 'final' },
  },
})

export type RegistrationByEmailActor = ActorRefFrom<typeof registrationByEmailMachine>

/** The machine with its form provided and its port made of whoever tells of a sign-in on this page. */
export const provideRegistrationByEmail = ({
  form,
  onSignedIn,
}: {
  readonly form: typeof registrationClientMachine
  /** Calls back when a person has signed in and is known; returns the way to stop. */
  readonly onSignedIn: (listener: () => void) => () => void
}) =>
  registrationByEmailMachine.provide({
    actors: { form, watchSession: fromCallback(({ sendBack }) => onSignedIn(() => sendBack({ type: 'signedIn' }))) },
  })
