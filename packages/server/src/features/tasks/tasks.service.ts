import type { CategoryIndex } from '@artel/core/categories'
import {
  type EditableTask,
  FILE_LIMITS,
  type HandlerArgs,
  type Task,
  type TaskCard,
  type TaskChanges,
  type TaskInput,
  type TaskPosition,
} from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { reviewUntil } from '@artel/core/reviews'
import { isCountedView, presentTask, type TaskCommand } from '@artel/core/tasks'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import { takeOrRefuse } from '../../domain/take-or-refuse.ts'
import { accountOf, type UserViewer, type Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Rates } from '../../platform/rates/rates.ts'
import type { Categories } from '../categories/categories.service.ts'
import type { FileService } from '../files/files.service.ts'
import { keepGone } from '../gone/gone.queries.ts'
import { readRepliesLeft } from '../tariffs/reply-quota.ts'
import type { PeopleDeps } from '../users/public-users.ts'
import { createTask } from './create-task.ts'
import type { OwnTasks } from './own-tasks.queries.ts'
import { type OwnTaskPage, readOwnTasks } from './own-tasks.ts'
import { readTaskToEdit } from './read-task-to-edit.ts'
import type { BoardPageQuery, TaskBoard } from './task-board.ts'
import { taskCardView } from './task-card-view.ts'
import type { TaskEvents } from './task-events.ts'
import { createTaskPages } from './task-pages.ts'
import type { TaskPublisher } from './task-publisher.ts'
import { isVisible } from './task-view.ts'
import type { TaskViews } from './task-views.ts'
import type { TaskWalk, WalkQuery } from './task-walk.ts'
import * as queries from './tasks.queries.ts'
import type { TaskRow } from './tasks.tables.ts'
import { updateTask } from './update-task.ts'

interface Page<T> {
  readonly items: T[]
  readonly totalItems: number
}

/** Tasks: the board, one's own, one task's page, and everything that happens to a task but its replies. */
export interface TaskService {
  list(query: BoardPageQuery): Promise<Page<TaskCard>>
  /** Some of the board from a position on, and the position where it goes on, if it does. */
  walk(query: WalkQuery): Promise<{ items: TaskCard[]; next: TaskPosition | null }>
  listOwn(whose: OwnTasks, query: HandlerArgs<'listMyTasks'>['query']): Promise<OwnTaskPage>
  /** @param ip of a guest, who has nothing else to be told apart by. @throws Refusal NOT_FOUND */
  get(viewer: Viewer, id: number, ip: string): Promise<Task>
  /** What a form of one's own task begins with. @throws Refusal NOT_FOUND */
  toEdit(author: UserViewer, id: number): Promise<EditableTask>
  /** @throws Refusal VALIDATION_FAILED, EMAIL_NOT_CONFIRMED, TASK_LIMIT_REACHED, RATE_LIMITED */
  create(change: TaskChange, input: TaskInput, fileIds: readonly string[]): Promise<Task>
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED, CATEGORY_IMMUTABLE, TRANSITION_REFUSED */
  update(change: TaskChange, id: number, version: number, update: TaskUpdate): Promise<Task>
  /**
   * An event by somebody who sees the task in the given version.
   * @throws Refusal NOT_FOUND, VERSION_CONFLICT, or TRANSITION_REFUSED with the lifecycle's reason
   */
  transition(change: TaskChange, id: number, version: number, event: TaskCommand): Promise<Task>
  /** @throws Refusal as `transition`, and TASK_LIMIT_REACHED */
  republish(change: TaskChange, id: number, version: number): Promise<Task>
  /** To everybody it is gone, its author included. @throws Refusal NOT_FOUND, TRANSITION_REFUSED */
  delete(unit: UnitOfWork, actor: UserViewer, id: number): Promise<void>
}

/** What an author changes; without `fileIds` the files stay. */
export interface TaskUpdate {
  readonly changes: TaskChanges
  readonly fileIds: readonly string[] | undefined
}

/** What a change of tasks happens in. */
export interface TaskChange {
  readonly unit: UnitOfWork
  readonly actor: UserViewer
  /** Read before the transaction, which may hold the only connection. */
  readonly categories: CategoryIndex
}

/** Tasks that one person posts in an hour: each is told to people, and cancelling one makes room for the next. */
export const POSTINGS_AN_HOUR = 30
const HOUR_MS = 3_600_000

export interface TaskDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly rates: Rates
  readonly autoModeration: boolean
  readonly categories: Categories
  readonly board: TaskBoard
  readonly boardWalk: TaskWalk
  readonly views: TaskViews
  readonly publisher: TaskPublisher
  readonly events: TaskEvents
  readonly files: Pick<FileService, 'attach' | 'attached'>
}

export function createTaskService(deps: TaskDeps): TaskService {
  const { db, clock, rates, categories, board, boardWalk, views, publisher, events, files } = deps
  const postings = rates.limit('postings of tasks', POSTINGS_AN_HOUR, HOUR_MS)
  const pages = createTaskPages(deps)

  /** The page of a task that the viewer may see; inside a unit of work with its transaction. */
  const page = async (on: Kysely<Schema>, viewer: Viewer, id: number, index: CategoryIndex): Promise<Task> => {
    const known = on === db ? await pages.now(id) : await pages.within(on, id)
    if (!known || !isVisible(known.task, viewer)) throw new Refusal('NOT_FOUND')
    const now = clock.now()
    const standing = viewer.kind === 'user' ? await queries.selectStanding(on, id, viewer.id, now) : undefined
    const record = known.recordNow(index)
    const onlooker = {
      viewer: accountOf(viewer),
      hasReplied: standing?.has_replied ?? false,
      hasOffer: standing?.has_offer ?? false,
      isVerified: standing?.is_verified ?? false,
      chatId: standing?.chat_id ?? null,
      repliesLeft: standing ? await repliesLeftOf(on, viewer, now) : null,
      reviewUntil:
        viewer.kind === 'user'
          ? reviewUntil(
              { ...record, clientId: record.author.id },
              { actor: viewer, hasReviewed: standing?.has_reviewed ?? false, now },
            )
          : null,
    }
    return presentTask(record, onlooker, now)
  }

  const attach = ({ trx }: UnitOfWork, task: TaskRow, ids: readonly string[]) =>
    files.attach(trx, { task_id: task.id }, ids, { ownerId: task.author_id, limits: FILE_LIMITS.task })

  /** Whether other files than before, or in another order, are there now. */
  const reattach = async (unit: UnitOfWork, task: TaskRow, ids: readonly string[]): Promise<boolean> => {
    const before = (await files.attached(unit.trx, 'task_id', [task.id])).get(task.id) ?? []
    const after = await attach(unit, task, ids)
    return before.map(({ id }) => id).join() !== after.map(({ id }) => id).join()
  }

  return {
    async list(query) {
      const index = await categories.index()
      const { tasks, totalItems } = await board.page(query, index)
      return { items: tasks.map((task) => taskCardView(task, index, placeOf(query))), totalItems }
    },

    async walk(query) {
      const index = await categories.index()
      const { tasks, next } = await boardWalk.stretch(query, index)
      return { items: tasks.map((task) => taskCardView(task, index, placeOf(query))), next }
    },

    async listOwn(whose, query) {
      return readOwnTasks({ ...deps, categories: await categories.index(), now: clock.now() }, whose, query)
    },

    async get(viewer, id, ip) {
      const task = await page(db, viewer, id, await categories.index())
      const isNew = isCountedView(task.viewer) && views.seen(id, viewer.kind === 'user' ? viewer.id : ip)
      return isNew ? { ...task, viewsCount: task.viewsCount + 1 } : task
    },

    toEdit: (author, id) => readTaskToEdit({ db, files, now: clock.now() }, author, id),

    async create({ unit, actor, categories }, input, fileIds) {
      await takeOrRefuse(postings, actor.id)
      const { autoModeration } = deps
      const task = await createTask(unit.trx, { author: actor, input, categories, autoModeration, now: clock.now() })
      if (fileIds.length > 0) await attach(unit, task, fileIds)
      await publisher.changed(unit, task)
      return page(unit.trx, actor, task.id, categories)
    },

    async update({ unit, actor, categories }, id, version, { changes, fileIds }) {
      const locked = await lockVisible(unit, actor, id, version)
      const { autoModeration } = deps
      const now = clock.now()
      const change = { task: locked, author: actor, changes, categories, autoModeration, now }
      const { task, published } = await updateTask(unit.trx, change)
      const areFilesChanged = fileIds !== undefined && (await reattach(unit, task, fileIds))
      await events.tellRepliers(unit, task, areFilesChanged ? [...published, 'fileIds'] : published)
      await publisher.changed(unit, task)
      return page(unit.trx, actor, id, categories)
    },

    async transition({ unit, actor, categories }, id, version, event) {
      await events.happen(unit, await lockVisible(unit, actor, id, version), event, actor)
      return page(unit.trx, actor, id, categories)
    },

    async republish({ unit, actor, categories }, id, version) {
      const locked = await lockVisible(unit, actor, id, version)
      const { openTasks } = await queries.lockAuthor(unit.trx, locked.author_id)
      await events.happen(unit, locked, { type: 'REPUBLISH', openTasks }, actor)
      return page(unit.trx, actor, id, categories)
    },

    async delete(unit, actor, id) {
      const task = await lockVisible(unit, actor, id)
      await events.happen(unit, task, { type: 'DELETE' }, actor)
      if (task.published_at) await keepGone(unit.trx, 'TASK', id, new Date(clock.now()))
    },
  }
}

/** Where a list was asked from. */
const placeOf = ({ latitude: lat, longitude: lon }: WalkQuery | BoardPageQuery) =>
  lat === undefined || lon === undefined ? null : { lat, lon }

/** Only executors reply, so only theirs are counted. */
async function repliesLeftOf(db: Kysely<Schema>, viewer: Viewer, now: number): Promise<number | null> {
  if (viewer.kind === 'guest' || viewer.role !== 'EXECUTOR') return null
  return (await readRepliesLeft(db, viewer.id, now)).left
}

async function lockVisible(unit: UnitOfWork, actor: UserViewer, id: number, version?: number): Promise<TaskRow> {
  const task = await queries.lockTask(unit.trx, id)
  if (!task || !isVisible(task, actor)) throw new Refusal('NOT_FOUND')
  if (version !== undefined && task.version !== version) throw new Refusal('VERSION_CONFLICT')
  return task
}
