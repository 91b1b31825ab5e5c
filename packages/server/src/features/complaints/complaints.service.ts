import { FILE_LIMITS, type HandlerArgs } from '@artel/core/contract'
import { COMPLAINTS_AN_HOUR, type ComplaintCommand, complaintNotice, decideComplaint } from '@artel/core/moderation'
import type { Clock } from '@artel/core/ports'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Rates } from '../../platform/rates/rates.ts'
import type { FileService } from '../files/files.service.ts'
import type { Notifier } from '../notifications/notifier.ts'
import * as queries from './complaints.queries.ts'

/** Complaints and what staff do about them (product §20.2). */
export interface ComplaintService {
  /**
   * @throws Refusal NOT_FOUND when there is nothing of the kind to complain about, RATE_LIMITED, VALIDATION_FAILED for files
   *   that are not one's own private ones
   */
  create(unit: UnitOfWork, author: UserViewer, input: HandlerArgs<'createComplaint'>['body']): Promise<{ id: string }>
  /** @throws Refusal NOT_FOUND, TRANSITION_REFUSED with the lifecycle's reason */
  decide(unit: UnitOfWork, moderator: UserViewer, id: string, event: ComplaintCommand): Promise<void>
}

export interface ComplaintDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly rates: Rates
  readonly notifier: Notifier
  readonly files: Pick<FileService, 'attach'>
}

const HOUR_MS = 3_600_000

export function createComplaintService({ clock, rates, notifier, files }: ComplaintDeps): ComplaintService {
  const rate = rates.limit('complaints', COMPLAINTS_AN_HOUR, HOUR_MS)
  return {
    async create(unit, author, { target, targetId, reason, text, fileIds }) {
      if (!(await queries.isVisibleTarget(unit.trx, author.id, target, targetId))) throw new Refusal('NOT_FOUND')
      const allowance = await rate.take(author.id)
      if (!allowance.ok) throw new Refusal('RATE_LIMITED', { retryAfter: Math.ceil(allowance.waitMs / 1000) })
      const at = new Date(clock.now())
      const complaint = { author_id: author.id, target, target_id: targetId, reason, text, at }
      const id = await queries.insertComplaint(unit.trx, complaint)
      if (fileIds.length > 0) {
        const rules = { ownerId: author.id, limits: FILE_LIMITS.complaint, isPrivate: true } as const
        await files.attach(unit.trx, { complaint_id: id }, fileIds, rules)
      }
      return { id }
    },

    async decide(unit, moderator, id, event) {
      const complaint = await queries.lockComplaint(unit.trx, id)
      if (!complaint) throw new Refusal('NOT_FOUND')
      const decision = decideComplaint({ complaint, actor: moderator, event })
      if (!decision.ok) throw new Refusal('TRANSITION_REFUSED', { refusal: decision.refusal })
      const verdict = 'verdict' in event ? event.verdict : null
      const decidedAt = verdict === null ? null : new Date(clock.now())
      const change = { status: decision.status, moderatorId: moderator.id, verdict, decidedAt }
      await queries.updateComplaint(unit.trx, id, change)
      const notice = complaintNotice(event)
      if (notice) await notifier.notify(unit.trx, { userId: complaint.author_id, ...notice })
    },
  }
}
