import type { AuthorCancelReason } from '@artel/core/contract'
import { earlyEndings, removalComment } from '../content/talk.ts'
import { random } from '../random/random.ts'
import { DAY, type DemoDeal, type DemoLife, HOUR, MINUTE } from './demo.types.ts'
import { gatherReplies } from './gather-replies.ts'
import { live } from './life.ts'
import { makeTask } from './make-task.ts'
import type { DemoPeople } from './people.ts'
import { strikeDeal } from './strike-deal.ts'
import { talkOpenly } from './talk-openly.ts'
import type { TaskPlan } from './task-plan.ts'
import { authorOf, type Heard, nth, type Telling } from './telling.ts'

/** Lets a planned task happen up to `now` (milliseconds). `index` counts the tasks of its status; `heard` is added to. */
export function tellTask(plan: TaskPlan, index: number, people: DemoPeople, now: number, heard: Heard): DemoLife {
  const made = makeTask(plan, index, now)
  const draw = random(`${plan.name}:life`)
  const telling: Telling = { heard, plan, people, made, living: live(made.task, draw), draw, now }
  const { life } = telling.living
  publish(telling)
  if (life.state.status === 'APPROVED') decide(telling, gatherReplies(telling))
  readUp(telling)
  life.state.viewsCount = views(telling)
  return life
}

/** Most tasks pass by themselves, some wait for a moderator, a few are refused. */
function publish(telling: Telling): void {
  const { plan, people, made, living, draw } = telling
  const { createdAt } = made.task
  living.happen(createdAt, authorOf(telling), { type: 'CREATE', isEmailConfirmed: true, openTasks: 0 })
  if (plan.status === 'PENDING') return
  const { id, role } = people.moderator
  if (made.refusal) {
    living.happen(createdAt + draw.int(20, 240) * MINUTE, { id, role }, { type: 'REJECT', rule: made.refusal })
    return
  }
  living.happen(createdAt, 'system', { type: 'APPROVE', contacts: [] })
}

/** What becomes of the replies and of the task. */
function decide(telling: Telling, deals: readonly DemoDeal[]): void {
  const { plan, made, living, now } = telling
  const isOver = plan.status === 'ARCHIVED' || made.cancellation?.wasChosen === false
  if (plan.status !== 'APPROVED' && !isOver) {
    strikeDeal(telling, deals)
    return
  }
  for (const deal of deals) talkOpenly(telling, deal, isOver ? made.endedAt : now)
  if (plan.status === 'ARCHIVED') living.happen(made.endedAt, 'system', { type: 'EXPIRE' })
  if (plan.status === 'CANCELED') cancelEarly(telling, deals)
}

function cancelEarly(telling: Telling, deals: readonly DemoDeal[]): void {
  const { living, made, people } = telling
  const { by, reason: turn = 0 } = made.cancellation ?? {}
  if (by === 'ADMIN') {
    const { id, role } = people.admin
    living.happen(made.endedAt, { id, role }, { type: 'REMOVE', rule: 'SPAM', comment: removalComment })
    return
  }
  const fitting = earlyEndings.filter(({ reason }) => deals.length > 0 || reason !== 'AUTHOR_NO_SUITABLE_REPLIES')
  const { reason, comment = null } = nth(fitting, turn)
  const event = { type: 'CANCEL_BY_AUTHOR', reason: reason as AuthorCancelReason, comment } as const
  living.happen(made.endedAt, authorOf(telling), event)
}

/** People open their chats; some have not got to the newest messages yet. */
function readUp({ plan, living, draw, now }: Telling): void {
  for (const deal of living.life.deals) {
    const age = now - (deal.messages.at(-1)?.at ?? now)
    const likely = age > 2 * DAY ? 0.96 : age > 5 * HOUR ? 0.75 : 0.3
    for (const side of ['CLIENT', 'EXECUTOR'] as const) {
      // A reply that its author has not seen has a chat that its author has not read.
      if (side === 'CLIENT' && deal.status === 'SENT') continue
      if (plan.scene ? plan.scene.unreadBy !== side : draw.chance(likely)) living.read(deal, side)
    }
  }
}

function views({ made, living, draw, now }: Telling): number {
  const { state, deals } = living.life
  if (state.publishedAt === null) return 0
  const days = ((state.endedAt ?? now) - made.task.createdAt) / DAY
  return Math.round(2 + deals.length * draw.real(3, 7) + Math.min(days, 12) * draw.real(4, 15))
}
