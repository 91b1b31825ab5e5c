import { inquiries } from '../content/talk.ts'
import type { Exchange, Line, Side } from '../content/talk.types.ts'
import { topics } from '../content/topics.ts'
import type { Random } from '../random.ts'
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

/** The task's author as the lifecycle knows them. */
export const authorOf = ({ made }: Telling) => ({ id: made.task.author.id, role: made.task.author.role })

/** Lines of exchanges, told about the reply. */
export function spoken({ made }: Telling, deal: DemoDeal, exchanges: readonly Exchange[]): Line[] {
  const about = aboutReply(made, deal, deal.createdAt)
  return exchanges.flatMap((exchange) => exchange(about))
}

/** Up to two questions of the trade and up to two about the terms. */
export function smallTalk(telling: Telling, deal: DemoDeal): Line[] {
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

/** The lines up to the last that is news to the side; all of them for nobody. */
export function untilNewsFor(side: Side | undefined, lines: readonly Line[]): readonly Line[] {
  return side === undefined ? lines : lines.slice(0, lines.findLastIndex((line) => line.side !== side) + 1)
}
