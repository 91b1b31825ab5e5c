import type { verificationOperations, verificationVerdictOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { VerificationService } from './verification.service.ts'

export interface VerificationHandlerDeps {
  readonly verification: VerificationService
  /** What guests are shown: the marks of executors are on it. */
  readonly pages: { invalidate(): void }
}

/** Handlers of the calls about papers: of executors and of staff. */
export function verificationHandlers({
  verification,
  pages,
}: VerificationHandlerDeps): HandlersOf<typeof verificationOperations & typeof verificationVerdictOperations> {
  /** A verdict, and everybody sees it. */
  const judged = async (unit: UnitOfWork, verdict: Promise<void>): Promise<undefined> => {
    unit.afterCommit(() => pages.invalidate())
    await verdict
    return undefined
  }
  return {
    getVerification: async ({ viewer }) => ({ data: await verification.mine(viewer) }),
    submitVerification: ({ viewer, body, mutate }) =>
      mutate(async (unit) => ({ data: await verification.submit(unit, viewer, body.documentIds) })),
    withdrawVerification: ({ viewer, params, mutate }) =>
      mutate(async (unit) => ({ data: await verification.withdraw(unit, viewer, params.id) })),
    listVerified: async ({ query }) => {
      const { items, totalItems } = await verification.verified(query)
      return { data: { items, pagination: { totalItems } } }
    },
    approveVerification: ({ viewer, params: { id }, mutate }) =>
      mutate((unit) => judged(unit, verification.judge(unit, viewer, { id, comment: null }, { type: 'APPROVE' }))),
    rejectVerification: ({ viewer, params: { id }, body: { rule, comment }, mutate }) =>
      mutate((unit) => judged(unit, verification.judge(unit, viewer, { id, comment }, { type: 'REJECT', rule }))),
    revokeVerification: ({ viewer, params: { id }, body: { rule, comment }, mutate }) =>
      mutate((unit) => judged(unit, verification.judge(unit, viewer, { id, comment }, { type: 'REVOKE', rule }))),
  }
}
