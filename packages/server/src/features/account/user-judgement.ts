import type { ContentRejectRule, UserRejectField } from '@artel/core/contract'
import { NOT_IN_PROFILE, userVerdictNotice } from '@artel/core/moderation'
import type { Clock } from '@artel/core/ports'
import type { Transaction } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { decideLook, type LookVerdict, reasonWords } from '../looks/looks.ts'
import { lookAtTheRest } from '../looks/person-looks.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { isWorking } from '../users/working.ts'
import { dropAvatar, updateUser } from './account.queries.ts'

/** What a moderator finds in a person: nothing, or a rule that a part of them breaks. */
export type UserVerdict =
  | { readonly type: 'APPROVE' }
  | {
      readonly type: 'REJECT'
      readonly field: UserRejectField
      readonly rule: ContentRejectRule
      readonly comment: string | null
    }

/** What staff make of what people show of themselves. */
export interface UserJudgement {
  /**
   * A face and a story are taken off, a name is asked to be mended.
   * @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED for who does not wait, VALIDATION_FAILED for a part that is
   *   not there
   */
  decide(
    unit: UnitOfWork,
    moderator: UserViewer,
    item: { readonly id: string; readonly version: number },
    verdict: UserVerdict,
  ): Promise<void>
}

export interface UserJudgementDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Notifier
  /** What guests are shown: names and faces are on it. */
  readonly pages: { invalidate(): void }
}

export const createUserJudgement = ({ clock, notifier, pages }: UserJudgementDeps): UserJudgement => ({
  async decide(unit, moderator, { id, version }, verdict) {
    const { trx } = unit
    const person = await lockPerson(trx, id)
    const lookVerdict: LookVerdict = verdict
    const field = verdict.type === 'REJECT' ? verdict.field : null
    const judged = { moderatorId: moderator.id, version, verdict: lookVerdict, field, now: clock.now() }
    const look = await decideLook(trx, { kind: 'USERS', id }, judged)
    if (verdict.type === 'APPROVE') return
    const isThere = { FACE: person.avatarId !== null, NAME: true, STORY: person.about !== '' }
    if (!isThere[verdict.field]) throw validationRefusal({ field: NOT_IN_PROFILE })
    if (verdict.field === 'FACE') {
      await dropAvatar(trx, id, { except: null, at: new Date(clock.now()) })
      await updateUser(trx, id, { avatar_id: null })
    }
    if (verdict.field === 'STORY') await forgetStory(trx, id)
    await lookAtTheRest(trx, id, { judged: verdict.field, hadFace: look.has_face, since: look.waiting_since })
    const notice = userVerdictNotice(verdict.field, reasonWords(verdict.rule, verdict.comment))
    await notifier.notify(trx, { userId: id, ...notice })
    unit.afterCommit(() => pages.invalidate())
  },
})

/** Who is judged; they change nothing meanwhile. @throws Refusal NOT_FOUND */
async function lockPerson(trx: Transaction<Schema>, id: string) {
  const user = await trx
    .selectFrom('users')
    .select('avatar_id')
    .where('id', '=', id)
    .where(isWorking('users'))
    .forUpdate()
    .executeTakeFirst()
  if (!user) throw new Refusal('NOT_FOUND')
  const company = await trx
    .selectFrom('companies')
    .select('about')
    .where('user_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return { avatarId: user.avatar_id, about: company?.about ?? '' }
}

const forgetStory = (trx: Transaction<Schema>, userId: string) =>
  trx
    .updateTable('companies')
    .set((eb) => ({ about: '', version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
