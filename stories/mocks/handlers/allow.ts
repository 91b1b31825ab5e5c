import type { ErrorCode } from '@artel/core/contract'
import { MockRefusal } from '../mock-refusal.ts'

/** What core's lifecycles answer. */
type Decision<S> = { readonly ok: true; readonly status: S } | { readonly ok: false; readonly refusal: string }

/** The status that a lifecycle has decided, or its refusal as the server words it; `codes` has those with a code of their own. */
export const allowed = <S>(decision: Decision<S>, codes: Readonly<Record<string, ErrorCode>> = {}): S => {
  if (decision.ok) return decision.status
  throw new MockRefusal(codes[decision.refusal] ?? 'TRANSITION_REFUSED', { refusal: decision.refusal })
}

/** What was found, or 404. */
export const found = <T>(thing: T | undefined | null): T => {
  if (thing === undefined || thing === null) throw new MockRefusal('NOT_FOUND')
  return thing
}

/** Refuses to change what somebody else has changed meanwhile. */
export const checkVersion = (thing: { readonly version: number }, version: number): void => {
  if (thing.version !== version) throw new MockRefusal('VERSION_CONFLICT')
}
