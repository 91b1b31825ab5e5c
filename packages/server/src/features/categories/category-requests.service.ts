import {
  addedCategoryText,
  type CategoryIndex,
  categoryAddedNotice,
  categoryExists,
  categoryRejectedNotice,
  sameCategory,
  sameName,
  slugOf,
} from '@artel/core/categories'
import {
  CATEGORY_REQUEST_LIMITS,
  CATEGORY_REQUESTED,
  CATEGORY_REQUESTS_FULL,
  type CategoryRejectRule,
  type HandlerArgs,
} from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { UNKNOWN_SECTION } from '@artel/core/validators'
import type { Transaction } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { Categories } from './categories.service.ts'
import * as queries from './category-requests.queries.ts'

interface Judged {
  readonly id: number
  readonly version: number
}

/** Requests for categories and what becomes of them (product §20.4). */
export interface CategoryRequestService {
  /**
   * Answers the number of the request. The tree is read before: a unit has a connection of its own.
   * @throws Refusal VALIDATION_FAILED for a name that is there or was asked for, and for a section that is none; RATE_LIMITED
   */
  ask(
    unit: UnitOfWork,
    viewer: UserViewer,
    request: HandlerArgs<'requestCategory'>['body'],
    tree: CategoryIndex,
  ): Promise<number>
  /**
   * Adds the category and tells who asked. Answers its name.
   * @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED for what was decided already; VALIDATION_FAILED as above
   */
  approve(
    unit: UnitOfWork,
    moderator: UserViewer,
    request: Judged,
    category: { readonly name: string; readonly parentId: number },
  ): Promise<void>
  /** Turns it down and tells who asked. @throws Refusal as above */
  reject(
    unit: UnitOfWork,
    moderator: UserViewer,
    request: Judged,
    broken: { readonly rule: CategoryRejectRule; readonly comment: string | null },
  ): Promise<void>
}

export interface CategoryRequestDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Notifier
  readonly categories: Pick<Categories, 'invalidate'>
  /** Pages that guests are shown. */
  readonly pages: { invalidate(): void }
}

const DAY_MS = 86_400_000

interface Known {
  readonly name: string
  readonly parentId: number | null
}

/** @throws Refusal VALIDATION_FAILED for a name that a category has already */
const checkNew = (
  index: { readonly all: readonly Known[]; readonly byId: ReadonlyMap<number, Known> },
  name: string,
) => {
  const same = sameCategory(index, name)
  if (!same) return
  const section = same.parentId === null ? null : (index.byId.get(same.parentId)?.name ?? null)
  throw validationRefusal({ name: categoryExists(same.name, section) })
}

export function createCategoryRequests({
  clock,
  notifier,
  categories,
  pages,
}: CategoryRequestDeps): CategoryRequestService {
  const waiting = async (trx: Transaction<Schema>, { id, version }: Judged) => {
    const request = await queries.lockRequest(trx, id)
    if (!request) throw new Refusal('NOT_FOUND')
    if (request.version !== version) throw new Refusal('VERSION_CONFLICT')
    if (request.status !== 'WAITING') throw new Refusal('TRANSITION_REFUSED', { refusal: 'WRONG_STATE' })
    return request
  }
  return {
    async ask({ trx }, { id: authorId }, { name, parentId, about }, index) {
      checkNew(index, name)
      if (parentId !== null && (!index.byId.has(parentId) || index.isLeaf(parentId))) {
        throw validationRefusal({ parentId: UNKNOWN_SECTION })
      }
      const now = clock.now()
      const asked = await queries.lockRecentRequests(trx, authorId, new Date(now - DAY_MS))
      if ((await queries.selectAskedNames(trx, authorId)).some((one) => sameName(one, name))) {
        throw validationRefusal({ name: CATEGORY_REQUESTED })
      }
      if (asked >= CATEGORY_REQUEST_LIMITS.aDay) throw new Refusal('RATE_LIMITED', { message: CATEGORY_REQUESTS_FULL })
      const { id } = await trx
        .insertInto('category_requests')
        .values({ author_id: authorId, name, parent_id: parentId, about, created_at: new Date(now) })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async approve({ trx, afterCommit }, moderator, judged, { name, parentId }) {
      const request = await waiting(trx, judged)
      const rows = (await queries.lockCategories(trx)).map(({ parent_id, ...row }) => ({ ...row, parentId: parent_id }))
      const byId = new Map(rows.map((row) => [row.id, row]))
      checkNew({ all: rows, byId }, name)
      const section = byId.get(parentId)
      if (!section || !rows.some((row) => row.parentId === parentId)) {
        throw validationRefusal({ parentId: UNKNOWN_SECTION })
      }
      const added = await queries.insertCategory(trx, {
        parentId,
        name,
        slug: slugOf(name),
        description: addedCategoryText(name, section.name),
      })
      await queries.writeDecision(trx, judged.id, {
        status: 'APPROVED',
        category_id: added.id,
        moderator_id: moderator.id,
        decided_at: new Date(clock.now()),
      })
      const told = { name, slug: added.slug, section: section.name, asked: request.name }
      await notifier.notify(trx, { userId: request.author_id, ...categoryAddedNotice(told, request.role) })
      afterCommit(() => {
        categories.invalidate()
        pages.invalidate()
      })
    },

    async reject({ trx }, moderator, judged, broken) {
      const request = await waiting(trx, judged)
      await queries.writeDecision(trx, judged.id, {
        status: 'REJECTED',
        reject_rule: broken.rule,
        reject_comment: broken.comment,
        moderator_id: moderator.id,
        decided_at: new Date(clock.now()),
      })
      await notifier.notify(trx, { userId: request.author_id, ...categoryRejectedNotice(request.name, broken) })
    },
  }
}
