import type { TaskStatus } from '@artel/core/contract'
import { random } from '../random/random.ts'
import type { DemoLife, DemoUser } from './demo.types.ts'
import { type DemoPeople, makePeople } from './people.ts'
import { planHistory } from './plan-history.ts'
import { planTasks } from './task-plan.ts'
import { tellTask } from './tell.ts'
import type { Heard } from './telling.ts'

/** All demo content, before it has numbers. */
export interface DemoContent {
  readonly people: DemoPeople
  /** Tasks in the order of their creation. */
  readonly lives: readonly DemoLife[]
  /** When each user was last here: no earlier than what they wrote. Milliseconds by user id. */
  readonly lastVisits: ReadonlyMap<string, number>
}

/** Makes the demo content of a moment (milliseconds): the same moment, the same content. */
export function generateDemo(now: number): DemoContent {
  const people = makePeople(now)
  const counts = new Map<TaskStatus, number>()
  const heard: Heard = new Map()
  const plans = [...planTasks(people, random('plans')), ...planHistory(people, random('history'))]
  const lives = plans.map((plan) => {
    const index = counts.get(plan.status) ?? 0
    counts.set(plan.status, index + 1)
    return tellTask(plan, index, people, now, heard)
  })
  lives.sort((a, b) => a.task.createdAt - b.task.createdAt)
  return { people, lives, lastVisits: lastVisits(everybody(people), lives) }
}

/** Every account of the demo. */
export const everybody = (people: DemoPeople): readonly DemoUser[] => [
  ...people.clients,
  ...people.executors,
  people.moderator,
  people.admin,
]

function lastVisits(users: readonly DemoUser[], lives: readonly DemoLife[]): Map<string, number> {
  const visits = new Map(users.map(({ id, lastVisitAt }) => [id, lastVisitAt]))
  const seen = (userId: string | null, at: number) => {
    if (userId !== null && at > (visits.get(userId) ?? 0)) visits.set(userId, at)
  }
  for (const { events, deals, reviews } of lives) {
    for (const { actorId, at } of events) seen(actorId, at)
    for (const { messages } of deals) for (const { senderId, at } of messages) seen(senderId, at)
    for (const { author, createdAt, subject, repliedAt } of reviews) {
      seen(author.id, createdAt)
      seen(subject.id, repliedAt ?? 0)
    }
  }
  return visits
}
