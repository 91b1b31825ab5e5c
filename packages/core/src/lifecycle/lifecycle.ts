import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
  transition,
} from 'xstate'

/** For each reason to refuse, whether it applies to what is being attempted. */
export type RefusalRules<R extends string, Occasion> = Readonly<Record<R, (occasion: Occasion) => boolean>>

/** The guard of every lifecycle transition: reasons that must not apply, in the order in which they are told. */
export interface UnhinderedGuard<R extends string> {
  readonly type: 'isUnhindered'
  readonly params: { readonly refusals: readonly R[] }
}

/** Writes the guard of a transition. */
export const unless = <R extends string>(...refusals: readonly R[]): UnhinderedGuard<R> => ({
  type: 'isUnhindered',
  params: { refusals },
})

/** The first of `refusals` that applies. */
export const firstRefusal = <R extends string, Occasion>(
  rules: RefusalRules<R, Occasion>,
  refusals: readonly R[],
  occasion: Occasion,
): R | null => refusals.find((refusal) => rules[refusal](occasion)) ?? null

/**
 * The reasons that the last (the least demanding) transition of the state knows for this event; `null` when the state does
 * not know the event at all.
 */
const declaredRefusals = <R extends string>(state: AnyMachineSnapshot, eventType: string): readonly R[] | null => {
  const last = getNextTransitions(state).findLast((transition) => transition.eventType === eventType)
  // Without a guard nothing would have been refused.
  return last ? (last.guard as UnhinderedGuard<R>).params.refusals : null
}

/** A step that a lifecycle allows, or the first reason why not; WRONG_STATE when the state does not know the event. */
export type Step<R extends string> =
  | { readonly ok: true; readonly next: AnyMachineSnapshot }
  | { readonly ok: false; readonly refusal: R | 'WRONG_STATE' }

/** Asks a lifecycle for one step. The machine is never started: `state` is where the object stands. */
export const stepOf = <R extends string, Occasion>(
  machine: AnyStateMachine,
  state: AnyMachineSnapshot,
  event: AnyEventObject,
  rules: RefusalRules<R, Occasion>,
  occasion: Occasion,
): Step<R> => {
  if (state.can(event)) return { ok: true, next: transition(machine, state, event)[0] }
  const refusals = declaredRefusals<R>(state, event.type)
  const refusal = refusals && firstRefusal(rules, refusals, occasion)
  return { ok: false, refusal: refusal ?? 'WRONG_STATE' }
}
