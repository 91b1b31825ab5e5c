import { FILE_LIMITS, type HandlerArgs, type VerificationState, type VerifiedCompany } from '@artel/core/contract'
import type { Actor } from '@artel/core/lifecycle'
import type { Clock } from '@artel/core/ports'
import {
  decideVerification,
  submissionAllowance,
  submissionsCountSince,
  type VerificationCommand,
  verificationText,
  verificationTitle,
} from '@artel/core/verification'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { FileService } from '../files/files.service.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import { knownUser, type PeopleDeps, readPublicUsers } from '../users/public-users.ts'
import * as queries from './verification.queries.ts'
import { approvedNotice, rejectedNotice, revokedNotice } from './verification-notices.ts'

/** What a moderator decides about papers. */
export type VerificationVerdict = Extract<VerificationCommand, { type: 'APPROVE' | 'REJECT' | 'REVOKE' }>

/** How the papers of executors are checked (product §16). */
export interface VerificationService {
  /** @throws Refusal NOT_FOUND without a company */
  mine(viewer: UserViewer): Promise<VerificationState>
  /** @throws Refusal NOT_FOUND, LIMIT_REACHED, TRANSITION_REFUSED, VALIDATION_FAILED for files that may not be sent */
  submit(unit: UnitOfWork, owner: UserViewer, documentIds: readonly string[]): Promise<VerificationState>
  /** @throws Refusal NOT_FOUND for papers of others, TRANSITION_REFUSED for those that wait no more */
  withdraw(unit: UnitOfWork, owner: UserViewer, id: number): Promise<VerificationState>
  /** @throws Refusal NOT_FOUND, TRANSITION_REFUSED with the lifecycle's reason */
  judge(
    unit: UnitOfWork,
    moderator: UserViewer,
    request: { readonly id: number; readonly comment: string | null },
    verdict: VerificationVerdict,
  ): Promise<void>
  /** Who carries the badge, who was checked last first. */
  verified(query: HandlerArgs<'listVerified'>['query']): Promise<{ items: VerifiedCompany[]; totalItems: number }>
}

export interface VerificationDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly files: Pick<FileService, 'attach' | 'attached'>
  readonly notifier: Notifier
  readonly log: Pick<StaffLog, 'write'>
}

export function createVerificationService({
  db,
  clock,
  files,
  notifier,
  log,
  ...people
}: VerificationDeps): VerificationService {
  const allowanceOf = async (on: Kysely<Schema>, userId: string) => {
    const now = clock.now()
    const sent = await queries.selectSubmissions(on, userId, new Date(submissionsCountSince(now)))
    return submissionAllowance(
      sent.map((at) => at.getTime()),
      now,
    )
  }

  const stateOf = async (on: Kysely<Schema>, userId: string): Promise<VerificationState> => {
    const company = await queries.selectStanding(on, userId).executeTakeFirst()
    if (!company) throw new Refusal('NOT_FOUND')
    const last = await queries.selectLast(on, userId)
    const documents = last && (await files.attached(on, 'verification_id', [last.id])).get(last.id)
    const { submissionsLeft, nextSubmissionAt } = await allowanceOf(on, userId)
    return {
      status: company.status,
      request: last
        ? {
            id: last.id,
            status: last.status,
            documents: documents ?? [],
            rejectRule: last.reject_rule,
            comment: last.comment,
            createdAt: last.created_at.toISOString(),
            decidedAt: last.decided_at?.toISOString() ?? null,
          }
        : null,
      submissionsLeft,
      nextSubmissionAt,
    }
  }

  /** Lets core's machine decide about a company that is locked, and everybody see what it has decided. */
  const move = async (
    { trx }: UnitOfWork,
    company: { id: string; status: VerificationState['status'] },
    ownerId: string,
    event: VerificationCommand,
    actor: Actor,
  ) => {
    const decision = decideVerification({ verification: { status: company.status, ownerId }, event, actor })
    if (!decision.ok) {
      const { refusal } = decision
      throw new Refusal(refusal === 'SUBMITTED_OFTEN' ? 'LIMIT_REACHED' : 'TRANSITION_REFUSED', { refusal })
    }
    const verifiedAt = decision.status === 'VERIFIED' ? new Date(clock.now()) : null
    await queries.updateStanding(trx, company.id, decision.status, verifiedAt)
  }

  /** The last papers of an executor under the company's lock; earlier ones are history. */
  const lockLast = async ({ trx }: UnitOfWork, ownerId: string, id: number) => {
    const company = await queries.lockStanding(trx, ownerId)
    if (!company) throw new Refusal('NOT_FOUND')
    const request = await queries.selectLast(trx, ownerId)
    if (request?.id !== id) throw new Refusal('TRANSITION_REFUSED', { refusal: 'WRONG_STATE' })
    return { company, request }
  }

  return {
    mine: ({ id }) => stateOf(db, id),

    async submit(unit, owner, documentIds) {
      const { trx } = unit
      const company = await queries.lockStanding(trx, owner.id)
      if (!company) throw new Refusal('NOT_FOUND')
      const { submissions } = await allowanceOf(trx, owner.id)
      const documents = new Set(documentIds).size
      await move(unit, company, owner.id, { type: 'SUBMIT', submissions, documents }, owner)
      const { id } = await queries.insertRequest(trx, {
        user_id: owner.id,
        status: 'PENDING',
        reject_rule: null,
        created_at: new Date(clock.now()),
      })
      const limits = FILE_LIMITS.verification
      const rules = { ownerId: owner.id, limits, isPrivate: true, field: 'documentIds' } as const
      await files.attach(trx, { verification_id: id }, documentIds, rules)
      return stateOf(trx, owner.id)
    },

    async withdraw(unit, owner, id) {
      if ((await queries.selectOwner(unit.trx, id)) !== owner.id) throw new Refusal('NOT_FOUND')
      const { company } = await lockLast(unit, owner.id, id)
      await move(unit, company, owner.id, { type: 'WITHDRAW' }, owner)
      await queries.updateRequest(unit.trx, id, { status: 'WITHDRAWN', decided_at: new Date(clock.now()) })
      return stateOf(unit.trx, owner.id)
    },

    async judge(unit, moderator, { id, comment }, verdict) {
      const ownerId = await queries.selectOwner(unit.trx, id)
      if (ownerId === undefined) throw new Refusal('NOT_FOUND')
      const { company } = await lockLast(unit, ownerId, id)
      await move(unit, company, ownerId, verdict, moderator)
      const by = { moderator_id: moderator.id, decided_at: new Date(clock.now()) }
      if (verdict.type === 'APPROVE') {
        await queries.updateRequest(unit.trx, id, { ...by, status: 'APPROVED' })
        await notifier.notify(unit.trx, approvedNotice({ user_id: ownerId }))
        return
      }
      const approval = await queries.selectVerdict(unit.trx, id)
      if (approval) {
        const deed = { action: 'VERIFICATION_APPROVED', object: 'USER', objectId: ownerId } as const
        await log.write(unit.trx, { ...deed, ...approval })
      }
      const reason = { reject_rule: verdict.rule, comment }
      await queries.updateRequest(unit.trx, id, { ...by, ...reason, status: 'REJECTED' })
      const notice = verdict.type === 'REJECT' ? rejectedNotice : revokedNotice
      await notifier.notify(unit.trx, notice({ user_id: ownerId, ...reason }))
    },

    async verified({ q = '', page, limit }) {
      const words = q.split(/\s+/u).filter((word) => word !== '')
      const rows = await queries.selectVerified(db, { words, offset: (page - 1) * limit, limit })
      const users = await readPublicUsers(
        db,
        people,
        rows.map(({ user_id }) => user_id),
      )
      const ids = rows.map(({ id }) => id)
      const documents = await files.attached(db, 'verification_id', ids)
      const items = rows.map(({ id, user_id, company }) => ({
        id,
        owner: knownUser(users, user_id),
        title: verificationTitle(company),
        text: verificationText(company),
        documents: documents.get(id) ?? [],
      }))
      return { items, totalItems: rows[0]?.total ?? 0 }
    },
  }
}
