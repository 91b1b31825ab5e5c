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
  readonly plan: TaskPlan
  readonly people: DemoPeople
  readonly made: MadeTask
  readonly living: Living
  readonly draw: Random
  readonly now: number
}

/** Exchanges one after another. */
export type Talk = readonly (readonly Line[])[]

/** The task's author as the lifecycle knows them. */
export const authorOf = ({ made }: Telling) => ({ id: made.task.author.id, role: made.task.author.role })

/** Exchanges in words, told about the reply; those that do not fit it are left out. */
export function spoken({ made }: Telling, deal: DemoDeal, exchanges: readonly Exchange[]): Talk {
  const about = aboutReply(made, deal, deal.createdAt)
  return exchanges.map((exchange) => exchange(about)).filter(({ length }) => length > 0)
}

/** Up to two questions of the trade and up to two about the terms. */
export function smallTalk(telling: Telling, deal: DemoDeal): Talk {
  const { draw, made } = telling
  const questions = draw.shuffle(topics[made.category]?.questions ?? []).slice(0, draw.int(0, 2))
  const asked = questions.map(
    ([question, answer]): Exchange =>
      () => [
        { side: 'EXECUTOR', text: question },
        { side: 'CLIENT', text: answer },
      ],
  )
  const terms = draw.shuffle(inquiries).slice(0, questions.length === 0 ? draw.int(1, 2) : draw.int(0, 1))
  return spoken(telling, deal, draw.shuffle([...asked, ...terms]))
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

/** So many of the elements, in their order. */
export function someInOrder<T>(draw: Random, elements: readonly T[], count: number): T[] {
  const chosen = new Set(draw.shuffle(elements).slice(0, count))
  return elements.filter((element) => chosen.has(element))
}
