import { type Access, contract, type Operation, type OperationCard } from '@artel/core/contract'
import { Refusal } from '../domain/refusal.ts'
import type { Viewer } from '../domain/viewer.ts'

/** Who may call an operation and on what. */
export interface Policy {
  /** Checked before the request is read. */
  readonly access: Access
  /** Which objects it reaches, in the words of the API page; the service decides about the one at hand. */
  readonly scope: string
  /** `ignored` for the calls with credentials: they mend a session, and a stale access token must not stand in their way. */
  readonly bearer: 'checked' | 'ignored'
}

/** The policy of an operation. */
export const policyOf = (operation: Operation): Policy => {
  const { access, policy, credentials }: OperationCard = contract[operation]
  return { access, scope: policy, bearer: credentials ? 'ignored' : 'checked' }
}

/** @throws Refusal UNAUTHORIZED for a guest, FORBIDDEN for a role the operation is not for. */
export function checkAccess(access: Access, viewer: Viewer): void {
  if (access === 'anyone') return
  if (viewer.kind === 'guest') throw new Refusal('UNAUTHORIZED')
  if (access !== 'signed-in' && !access.includes(viewer.role)) throw new Refusal('FORBIDDEN')
}
