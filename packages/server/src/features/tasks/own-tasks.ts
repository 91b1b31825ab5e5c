import type { CategoryIndex } from '@artel/core/categories'
import {
  type HandlerArgs,
  type OwnTaskCard,
  type OwnTaskCounts,
  type PublicUser,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import { reviewUntil } from '@artel/core/reviews'
import {
  compareDuties,
  countByTab,
  DUTY_STATUSES,
  DUTY_TIME,
  type DutyFacts,
  type MyTasksRole,
  presentOwnTask,
  statusesOfTab,
  taskDuty,
} from '@artel/core/tasks'
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

/** With what the owner of the list may still say of the deal. */
const dutyFacts = (facts: own.OwnTaskFacts, whose: own.OwnTasks, now: number): own.OwnTaskFacts & DutyFacts => {
  const actor =
    'authorId' in whose
      ? ({ id: whose.authorId, role: 'CLIENT' } as const)
      : ({ id: whose.executorId, role: 'EXECUTOR' } as const)
  const deal = { ...facts, clientId: facts.authorId }
  return { ...facts, reviewUntil: reviewUntil(deal, { actor, hasReviewed: facts.hasReviewed, now }) }
}

/** What waits for its viewer comes first, whatever page it would stand on by its age. */
export async function readOwnTasks(on: Reading, whose: own.OwnTasks, query: Query): Promise<OwnTaskPage> {
  const { db, now } = on
  const side: MyTasksRole = 'authorId' in whose ? 'author' : 'executor'
  const statuses = statusesOfTab(query.status)
  const counted = await own.countOwnTasks(db, whose)
  const waiting = (
    await own.selectMayWait(db, whose, {
      statuses: DUTY_STATUSES[side],
      tab: statuses,
      endedSince: new Date(now - DUTY_TIME),
    })
  )
    .flatMap((facts) => {
      const duty = taskDuty(dutyFacts(facts, whose, now), side, now)
      return duty ? [{ id: facts.id, ...duty }] : []
    })
    .sort((a, b) => compareDuties(a, b) || a.id - b.id)
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
    const { authorId, executorId, ...task } = dutyFacts(known, whose, now)
    const author = partnerOf(knownUser(people, authorId))
    const executor = executorId === null ? null : partnerOf(knownUser(people, executorId))
    return [presentOwnTask({ ...task, card: taskCardRecord(card, categories), author, executor }, side, now)]
  })
}

const partnerOf = ({ id, name, initials, role, avatar }: PublicUser) => ({ id, name, initials, role, avatar })
