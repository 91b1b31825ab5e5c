import { setup } from 'xstate'
import type { Role } from '../contract/operations.ts'

/** Who acts on a payment: a signed-in person, or the product on behalf of the provider and of time. */
export type PaymentActor = { readonly id: string; readonly role: Role } | 'system'

/** One attempt to change a payment. */
export interface PaymentOccasion {
  /** Whose purchase it is. */
  readonly ownerId: string
  readonly actor: PaymentActor
}

/** Events of product §15.3. */
export type PaymentCommand =
  /** The provider has taken it and says where to pay. */
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'SUCCEED' }
  /** The provider has refused it, or nobody paid in time. */
  | { readonly type: 'FAIL' }
  /** The buyer has changed their mind. */
  | { readonly type: 'CANCEL' }
  /** The money goes back and what was bought is switched off. */
  | { readonly type: 'REFUND' }

/**
 * The lifecycle of a payment (product §15): CREATED → PENDING → SUCCEEDED | FAILED | CANCELED,
 * SUCCEEDED → REFUNDED. States are the statuses. It is never started: `decidePayment` asks it for one step. Needs no ports.
 */
export const paymentLifecycleMachine = setup({
  types: { input: {} as PaymentOccasion, context: {} as PaymentOccasion, events: {} as PaymentCommand },
  guards: {
    isSystem: ({ context }) => context.actor === 'system',
    isOwner: ({ context }) => context.actor !== 'system' && context.actor.id === context.ownerId,
    isAdmin: ({ context }) => context.actor !== 'system' && context.actor.role === 'ADMIN',
  },
}).createMachine({
  id: 'paymentLifecycle',
  context: ({ input }) => input,
  initial: 'CREATED',
  states: {
    CREATED: {
      on: {
        SUBMIT: { target: 'PENDING', guard: 'isSystem' },
        FAIL: { target: 'FAILED', guard: 'isSystem' },
        CANCEL: { target: 'CANCELED', guard: 'isOwner' },
      },
    },
    PENDING: {
      on: {
        SUCCEED: { target: 'SUCCEEDED', guard: 'isSystem' },
        FAIL: { target: 'FAILED', guard: 'isSystem' },
        CANCEL: { target: 'CANCELED', guard: 'isOwner' },
      },
    },
    SUCCEEDED: { on: { REFUND: { target: 'REFUNDED', guard: 'isAdmin' } } },
    FAILED: { type: 'final' },
    CANCELED: { type: 'final' },
    REFUNDED: { type: 'final' },
  },
})
