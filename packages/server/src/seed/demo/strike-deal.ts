import type { AuthorCancelReason, ExecutorCancelReason } from '@artel/core/contract'
import { REOPEN_TIME } from '@artel/core/tasks'
import { type Manner, manners } from '../content/manners.ts'
import { agreements, authorEndings, executorEndings, farewells } from '../content/talk.ts'
import { converse } from './converse.ts'
import { DAY, type DemoDeal, HOUR, MINUTE } from './demo.types.ts'
import { mannerOf } from './manner.ts'
import { talkOpenly } from './talk-openly.ts'
import { authorOf, freshest, inOrderOf, nth, smallTalk, spoken, type Telling, untilNewsFor } from './telling.ts'
import { writeReviews } from './write-reviews.ts'

/** Somebody is chosen; the work goes on, is done, or breaks off. */
export function strikeDeal(telling: Telling, deals: readonly DemoDeal[]): void {
  const { made, living, draw } = telling
  const chosen = choose(telling, deals)
  for (const deal of deals) if (deal !== chosen) talkOpenly(telling, deal, made.chosenAt)

  const chosenAt = Math.round(made.chosenAt)
  const wait = chosenAt - chosen.createdAt
  living.view(chosen, Math.round(chosen.createdAt + wait * 0.2))
  const asked = converse(living, chosen, telling.plan.isAlone ? [] : smallTalk(telling, chosen), {
    from: chosen.createdAt + wait * 0.2,
    until: chosen.createdAt + wait * 0.8,
    draw,
  })
  const agreed = Math.max(asked, chosenAt - draw.int(25, 100) * MINUTE)
  const agreeing = spoken(telling, chosen, freshest(telling, chosen, agreements))
  converse(living, chosen, agreeing, { from: agreed, until: chosenAt - MINUTE, draw, rest: [1, 15] })
  living.accept(chosen, chosenAt)
  work(telling, chosen, chosenAt)
}

function choose({ plan, people, made, draw }: Telling, deals: readonly DemoDeal[]): DemoDeal {
  const known = plan.scene?.chosen === 'company' ? people.executors[1] : people.executors[0]
  const wanted = plan.chosen ?? known
  const chosen = plan.scene || plan.chosen ? deals.find(({ executor }) => executor === wanted) : draw.pick(deals)
  if (!chosen) throw new Error(`Nobody to choose for «${made.task.title}»`)
  return chosen
}

/** Manners in which nothing happens before the day of the work. */
const ON_THE_DAY: ReadonlySet<Manner> = new Set(['visit', 'event', 'appointment'])

function work(telling: Telling, chosen: DemoDeal, chosenAt: number): void {
  const { plan, made, living, draw, now } = telling
  const manner = mannerOf(made.category, made.task.placeMode)
  const talk = manners[manner]
  const end = made.endedAt
  const day = ON_THE_DAY.has(manner) ? (made.task.startPeriod ?? 0) - 4 * HOUR : 0
  const isDue = day < end - HOUR
  const unreadBy = plan.scene?.unreadBy

  // Nobody reads what was said of work that is long done.
  const arranging = plan.isAlone ? [] : spoken(telling, chosen, freshest(telling, chosen, talk.arranging))
  const arranged = converse(living, chosen, isDue ? arranging : untilNewsFor(unreadBy, arranging), {
    from: chosenAt,
    until: chosenAt + (end - chosenAt) * 0.4,
    draw,
  })
  const from = Math.max(day, arranged + (end - arranged) * 0.2)
  const steps = inOrderOf(
    talk.working,
    freshest(telling, chosen, talk.working, plan.scene ? 1 : plan.isAlone ? 0 : draw.int(0, 2)),
  )
  const working = isDue ? spoken(telling, chosen, steps) : []

  if (plan.status === 'IN_PROGRESS') {
    const news = untilNewsFor(unreadBy, working)
    converse(living, chosen, news, { from, until: now - 3 * MINUTE, draw, rest: [60, 900] })
    return
  }
  if (plan.status === 'CANCELED') {
    breakOff(telling, chosen, from)
    return
  }
  const done = [...working, ...spoken(telling, chosen, freshest(telling, chosen, talk.handingOver))]
  converse(living, chosen, done, { from, until: end - 2 * MINUTE, draw, rest: [180, 1500] })
  living.read(chosen, 'CLIENT')
  living.happen(end, authorOf(telling), { type: 'FINISH' })
  if (!plan.isAlone && draw.chance(0.6)) {
    const goodbye = spoken(telling, chosen, freshest(telling, chosen, farewells))
    converse(living, chosen, goodbye, { from: end, until: Math.min(end + DAY, now), draw })
  }
  writeReviews(telling, chosen, end)
}

/** The deal ends before the work does. */
function breakOff(telling: Telling, chosen: DemoDeal, from: number): void {
  const { made, living, draw, now } = telling
  const at = made.endedAt
  const { by, reason: turn = 0 } = made.cancellation ?? {}
  const isAuthors = by !== 'EXECUTOR'
  const { talk, reason, comment = null } = nth(isAuthors ? authorEndings : executorEndings, turn)
  converse(living, chosen, spoken(telling, chosen, [talk]), { from, until: at - 2 * MINUTE, draw })
  living.read(chosen, isAuthors ? 'CLIENT' : 'EXECUTOR')
  if (isAuthors) {
    const event = { type: 'CANCEL_BY_AUTHOR', reason: reason as AuthorCancelReason, comment } as const
    living.happen(at, authorOf(telling), event)
  } else {
    const { id, role } = chosen.executor
    const event = { type: 'CANCEL_BY_EXECUTOR', reason: reason as ExecutorCancelReason, comment } as const
    living.happen(at, { id, role }, event)
  }
  const letGoAt = at + REOPEN_TIME + HOUR
  if (letGoAt < now) living.letGoHeld(letGoAt)
}
