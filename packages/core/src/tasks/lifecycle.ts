import { type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import type { Role } from '../contract/operations.ts'

/** Who acts on a task or a reply: a signed-in person or the product itself. */
export type Actor = { readonly id: string; readonly role: Role } | 'system'

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
export const declaredRefusals = <R extends string>(
  state: AnyMachineSnapshot,
  eventType: string,
): readonly R[] | null => {
  const last = getNextTransitions(state).findLast((transition) => transition.eventType === eventType)
  if (!last) return null
  const guard = last.guard as UnhinderedGuard<R> | undefined
  return guard?.params.refusals ?? []
}
