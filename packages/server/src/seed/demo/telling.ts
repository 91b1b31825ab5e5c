import { inquiries } from '../content/talk.ts'
import type { Exchange, Line, Side } from '../content/talk.types.ts'
import { topics } from '../content/topics.ts'
import type { Random } from '../random/random.ts'
import type { DemoDeal } from './demo.types.ts'
import type { Living } from './life.ts'
import type { MadeTask } from './make-task.ts'
import type { DemoPeople } from './people.ts'
import type { TaskPlan } from './task-plan.ts'
import { aboutReply } from './write-reply.ts'

/** Everything the telling of one task needs. `now` in milliseconds. */
export interface Telling {
  readonly heard: Heard
  readonly plan: TaskPlan
  readonly people: DemoPeople
  readonly made: MadeTask
  readonly living: Living
  readonly draw: Random
  readonly now: number
}

/** How often each of the exchanges was in somebody's chats and each text in their reviews, by the id of the person or another name. */
export type Heard = Map<string, Map<unknown, number>>

/** Exchanges one after another. */
export type Talk = readonly (readonly Line[])[]

/** The task's author as the lifecycle knows them. */
export const authorOf = ({ made }: Telling) => ({ id: made.task.author.id, role: made.task.author.role })

/** Exchanges in words, told about the reply; those that do not fit it are left out. */
export function spoken({ made, living }: Telling, deal: DemoDeal, exchanges: readonly Exchange[]): Talk {
  const about = aboutReply(made, deal, deal.createdAt, living.life.deals.length)
  return exchanges.map((exchange) => exchange(about)).filter(({ length }) => length > 0)
}

/** Exchanges that fit the reply, first those that both sides have had least in all their chats. */
export function freshest(
  { heard, draw, made, living }: Telling,
  deal: DemoDeal,
  options: readonly Exchange[],
  count = 1,
): readonly Exchange[] {
  const about = aboutReply(made, deal, deal.createdAt, living.life.deals.length)
  const times = (option: Exchange) =>
    sidesOf(made, deal).reduce((sum, id) => sum + (heard.get(id)?.get(option) ?? 0), 0)
  const chosen = draw
    .shuffle(options.filter((option) => option(about).length > 0))
    .sort((one, other) => times(one) - times(other))
    .slice(0, count)
  for (const id of sidesOf(made, deal)) {
    const own = heard.get(id) ?? new Map<unknown, number>()
    heard.set(id, own)
    for (const option of chosen) own.set(option, (own.get(option) ?? 0) + 1)
  }
  return chosen
}

const sidesOf = (made: MadeTask, deal: DemoDeal) => [made.task.author.id, deal.executor.id]

/** Up to two questions of the trade and up to two about the terms. */
export function smallTalk(telling: Telling, deal: DemoDeal): Talk {
  const { draw, made } = telling
  const asked = freshest(telling, deal, questionsOf(made.category), draw.int(0, 2))
  const terms = freshest(telling, deal, inquiries, asked.length === 0 ? draw.int(1, 2) : draw.int(0, 1))
  return spoken(telling, deal, draw.shuffle([...asked, ...terms]))
}

const questions = new Map<string, readonly Exchange[]>()

/** What executors ask about work of a category; the same exchanges each time, so that they are known again. */
function questionsOf(category: string): readonly Exchange[] {
  const known =
    questions.get(category) ??
    (topics[category]?.questions ?? []).map(
      ([question, answer]): Exchange =>
        () => [
          { side: 'EXECUTOR', text: question },
          { side: 'CLIENT', text: answer },
        ],
    )
  questions.set(category, known)
  return known
}

/** The talk up to the last line that is news to the side; all of it for nobody. */
export function untilNewsFor(side: Side | undefined, talk: Talk): Talk {
  const last = talk.at(-1)
  if (side === undefined || last === undefined) return talk
  return [...talk.slice(0, -1), last.slice(0, last.findLastIndex((line) => line.side !== side) + 1)]
}

/** The element whose turn it is, round and round. */
export function nth<T>(elements: readonly T[], turn: number): T {
  const element = elements[turn % elements.length]
  if (element === undefined) throw new Error('Nothing has its turn')
  return element
}

/** The chosen elements in the order of all. */
export function inOrderOf<T>(elements: readonly T[], chosen: readonly T[]): T[] {
  return elements.filter((element) => chosen.includes(element))
}
