import { getNextTransitions, transition } from 'xstate'
import type { PaymentStatus } from '../contract/tariff-terms.ts'
import { type PaymentCommand, type PaymentOccasion, paymentLifecycleMachine } from './payment-lifecycle.machine.ts'

const byGuard = { isSystem: 'NOT_SYSTEM', isOwner: 'NOT_OWNER', isAdmin: 'NOT_ADMIN' } as const

/** Why the lifecycle of a payment refuses an event. */
export type PaymentRefusal = 'WRONG_STATE' | (typeof byGuard)[keyof typeof byGuard]

/** What a person reads about a refused event of a payment. */
export const paymentRefusalSentences: Readonly<Record<PaymentRefusal, string>> = {
  WRONG_STATE: 'Сейчас это сделать нельзя: покупка уже в другом состоянии.',
  NOT_SYSTEM: 'Это происходит само, вручную это сделать нельзя.',
  NOT_OWNER: 'Это может сделать только покупатель.',
  NOT_ADMIN: 'Вернуть деньги может только администратор.',
}

/** The lifecycle's answer: the new status, or why not. */
export type PaymentDecision =
  | { readonly ok: true; readonly status: PaymentStatus }
  | { readonly ok: false; readonly refusal: PaymentRefusal }

/** Decides one event of a payment in a status. Pure. */
export const decidePayment = ({
  status,
  event,
  ...occasion
}: PaymentOccasion & { readonly status: PaymentStatus; readonly event: PaymentCommand }): PaymentDecision => {
  const state = paymentLifecycleMachine.resolveState({ value: status, context: occasion })
  if (state.can(event)) {
    const [next] = transition(paymentLifecycleMachine, state, event)
    return { ok: true, status: next.value }
  }
  const known = getNextTransitions(state).find(({ eventType }) => eventType === event.type)
  return { ok: false, refusal: known ? byGuard[known.guard as keyof typeof byGuard] : 'WRONG_STATE' }
}
