import type { CategoryIndex } from '@artel/core/categories'
import {
  type HandlerArgs,
  type OwnTaskCard,
  type OwnTaskCounts,
  type PublicUser,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import { countByTab, DUTY_STATUSES, type MyTasksRole, presentOwnTask, statusesOfTab, taskDuty } from '@artel/core/tasks'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { knownUser, type PeopleDeps, readPublicUsers } from '../users/public-users.ts'
import * as own from './own-tasks.queries.ts'
import { taskCardRecord } from './task-card-view.ts'
import { selectTaskCards } from './tasks.queries.ts'

/** A page of one's own tasks, with how many stand in each tab. */
export interface OwnTaskPage {
  readonly items: OwnTaskCard[]
  readonly totalItems: number
  readonly counts: OwnTaskCounts
}

type Query = HandlerArgs<'listMyTasks'>['query']

interface Reading extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly categories: CategoryIndex
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** What waits for its viewer comes first, whatever page it would stand on by its age. */
export async function readOwnTasks(on: Reading, whose: own.OwnTasks, query: Query): Promise<OwnTaskPage> {
  const { db, now } = on
  const side: MyTasksRole = 'authorId' in whose ? 'author' : 'executor'
  const statuses = statusesOfTab(query.status)
  const counted = await own.countOwnTasks(db, whose)
  const waiting = (await own.selectMayWait(db, whose, DUTY_STATUSES[side], statuses))
    .flatMap((facts) => {
      const duty = taskDuty(facts, side, now)
      return duty ? [{ id: facts.id, since: Date.parse(duty.since) }] : []
    })
    .sort((a, b) => a.since - b.since || a.id - b.id)
    .map(({ id }) => id)
  const offset = (query.page - 1) * query.limit
  const first = waiting.slice(offset, offset + query.limit)
  const left = query.limit - first.length
  const skip = Math.max(0, offset - waiting.length)
  const rest = left > 0 ? await own.selectRestIds(db, whose, { statuses, except: waiting, skip, limit: left }) : []
  const total = [...counted].reduce(
    (sum, [status, count]) => sum + (statuses?.includes(status) === false ? 0 : count),
    0,
  )
  return {
    items: await readCards(on, whose, side, [...first, ...rest]),
    totalItems: Math.min(total, TOTAL_ITEMS_CAP),
    counts: countByTab((status) => counted.get(status) ?? 0),
  }
}

async function readCards(on: Reading, whose: own.OwnTasks, side: MyTasksRole, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { db, categories, now } = on
  const cards = await selectTaskCards(db, sql<{ id: number }>`select unnest(${ids}::bigint[])`)
  const facts = new Map((await own.selectOwnFacts(db, whose, ids)).map((one) => [one.id, one]))
  const people = await readPublicUsers(
    db,
    on,
    [...facts.values()].flatMap(({ authorId, executorId }) => [authorId, ...(executorId === null ? [] : [executorId])]),
  )
  return cards.flatMap((card) => {
    const known = facts.get(card.id)
    if (!known) return []
    const { authorId, executorId, ...task } = known
    const author = partnerOf(knownUser(people, authorId))
    const executor = executorId === null ? null : partnerOf(knownUser(people, executorId))
    return [presentOwnTask({ ...task, card: taskCardRecord(card, categories), author, executor }, side, now)]
  })
}

const partnerOf = ({ id, name, initials, avatar }: PublicUser) => ({ id, name, initials, avatar })
