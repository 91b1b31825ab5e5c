import type { AuthorCancelReason, ExecutorCancelReason } from '@artel/core/contract'
import { REOPEN_TIME } from '@artel/core/tasks'
import { manners } from '../content/manners.ts'
import {
  agreements,
  authorEndings,
  earlyEndings,
  executorEndings,
  farewells,
  inquiries,
  openQuestions,
  refusals,
  withdrawals,
} from '../content/talk.ts'
import type { Exchange, Line } from '../content/talk.types.ts'
import { topics } from '../content/topics.ts'
import { type Random, random } from '../random.ts'
import { converse } from './converse.ts'
import { DAY, type DemoDeal, type DemoLife, type DemoUser, HOUR, MINUTE } from './demo.types.ts'
import { type Living, live } from './life.ts'
import { type MadeTask, makeTask } from './make-task.ts'
import { mannerOf } from './manner.ts'
import type { DemoPeople } from './people.ts'
import { candidates, type TaskPlan } from './task-plan.ts'
import { aboutReply, writeReply } from './write-reply.ts'

/** Everything the telling of one task needs. */
interface Telling {
  readonly plan: TaskPlan
  readonly people: DemoPeople
  readonly made: MadeTask
  readonly living: Living
  readonly draw: Random
  readonly now: number
}

/** Lets a planned task happen up to `now` (milliseconds): its history, replies and talks. */
export function tellTask(plan: TaskPlan, index: number, people: DemoPeople, now: number): DemoLife {
  const made = makeTask(plan, index, now)
  const draw = random(`${plan.name}:life`)
  const living = live(made.task, draw)
  const telling = { plan, people, made, living, draw, now }
  publish(telling)
  if (made.task.createdAt < now && living.life.state.status === 'APPROVED') {
    const deals = collectReplies(telling)
    decide(telling, deals)
  }
  readUp(telling)
  const { state, deals } = living.life
  const days = ((state.endedAt ?? now) - made.task.createdAt) / DAY
  state.viewsCount = Math.round(
    state.publishedAt === null ? 0 : 2 + deals.length * draw.real(3, 7) + Math.min(days, 12) * draw.real(4, 15),
  )
  return living.life
}

/** Most tasks pass by themselves, some wait for a moderator, a few are refused. */
function publish({ plan, people, made, living, draw }: Telling): void {
  const { author, createdAt } = made.task
  const open = { type: 'CREATE', isEmailConfirmed: true, openTasks: 0 } as const
  living.happen(createdAt, { id: author.id, role: author.role }, open)
  if (plan.status === 'PENDING') return
  const { id, role } = people.moderator
  if (made.refusal) {
    living.happen(createdAt + draw.int(20, 240) * MINUTE, { id, role }, { type: 'REJECT', rule: made.refusal })
    return
  }
  living.happen(createdAt, 'system', { type: 'APPROVE', contacts: [] })
}

/** Executors answer, each after some time; the latest before somebody is chosen or the task ends. */
function collectReplies({ plan, people, made, living, draw, now }: Telling): DemoDeal[] {
  const { task } = made
  const isDeal = plan.status === 'IN_PROGRESS' || plan.status === 'FINISHED' || made.wasChosen
  const until = isDeal ? made.chosenAt - HOUR / 4 : Math.min(made.endedAt, now)
  const span = until - task.createdAt
  const executors = chooseRepliers({ plan, people, made, draw, isDeal, hours: span / HOUR })
  return executors
    .map((executor) => ({ executor, at: task.createdAt + Math.max(2 * MINUTE, span * draw.real(0.02, 0.75) ** 1.6) }))
    .sort((a, b) => a.at - b.at)
    .filter(({ at }) => at < until)
    .map(({ executor, at }) => living.reply(Math.round(at), executor, writeReply(made, executor, draw)))
}

function chooseRepliers({
  plan,
  people,
  made,
  draw,
  isDeal,
  hours,
}: Pick<Telling, 'plan' | 'people' | 'made' | 'draw'> & {
  readonly isDeal: boolean
  readonly hours: number
}): DemoUser[] {
  const { scene, author } = plan
  const [executor, company] = people.executors as [DemoUser, DemoUser]
  const willing = candidates(people, author, made.category).filter(
    (one) => !made.task.verifiedOnly || one.company?.verificationStatus === 'VERIFIED',
  )
  const strangers = draw.shuffle(willing.filter((one) => one !== executor && one !== company))
  if (scene) {
    return [
      ...(scene.executor ? [executor] : []),
      ...(scene.company ? [company] : []),
      ...strangers.slice(0, scene.others),
    ]
  }
  const most = hours < 3 ? 2 : hours < 24 ? 4 : 7
  const count = Math.max(
    isDeal ? 1 : 0,
    draw.weighted([
      [0, 17],
      [1, 24],
      [2, 22],
      [3, 16],
      [4, 11],
      [6, 7],
      [7, 3],
    ]),
  )
  return draw.shuffle(willing).slice(0, Math.min(count, most))
}

/** What becomes of the replies. */
function decide(telling: Telling, deals: readonly DemoDeal[]): void {
  const { plan, made } = telling
  if (plan.status === 'APPROVED') return void deals.forEach((deal) => talkOpenly(telling, deal, telling.now))
  if (plan.status === 'ARCHIVED') {
    for (const deal of deals) talkOpenly(telling, deal, made.endedAt)
    return telling.living.happen(made.endedAt, 'system', { type: 'EXPIRE' })
  }
  if (plan.status === 'CANCELED' && !made.wasChosen) return cancelEarly(telling, deals)
  strikeDeal(telling, deals)
}

/** A reply nobody has decided about yet: unread, read, talked over, refused or taken back. */
function talkOpenly(telling: Telling, deal: DemoDeal, until: number): void {
  const { living, draw, plan } = telling
  const left = until - deal.createdAt
  const course = plan.scene
    ? draw.weighted([
        ['talk', 3],
        ['question', 1],
      ] as const)
    : draw.weighted([
        ['unseen', 14],
        ['seen', 20],
        ['talk', 40],
        ['question', 12],
        ['refuse', 8],
        ['withdraw', 6],
      ] as const)
  if (course === 'unseen' || left < 12 * MINUTE) return
  const seenAt = Math.round(deal.createdAt + Math.min(left * 0.4, draw.int(4, 600) * MINUTE))
  living.view(deal, seenAt)
  if (draw.chance(0.7) || course !== 'seen') living.read(deal, 'CLIENT')
  const talk = { from: seenAt, until: until - 2 * MINUTE, draw }
  switch (course) {
    case 'seen':
      return
    case 'question':
      converse(living, deal, spoken(telling, deal, [draw.pick(openQuestions)]), talk)
      return
    case 'refuse':
      return living.reject(deal, converse(living, deal, spoken(telling, deal, [draw.pick(refusals)]), talk) + MINUTE)
    case 'withdraw':
      return living.withdraw(
        deal,
        converse(living, deal, spoken(telling, deal, [draw.pick(withdrawals)]), talk) + MINUTE,
      )
    case 'talk': {
      const last = converse(living, deal, smallTalk(telling, deal), talk)
      if (draw.chance(0.2)) living.shortlist(deal, last + 30_000)
    }
  }
}

/** One or two questions of the trade, one or two about the terms. */
function smallTalk(telling: Telling, deal: DemoDeal): Line[] {
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

/** Lines of exchanges, told about the reply. */
function spoken({ made }: Telling, deal: DemoDeal, exchanges: readonly Exchange[]): Line[] {
  const about = aboutReply(made, deal, deal.createdAt)
  return exchanges.flatMap((exchange) => exchange(about))
}

function cancelEarly(telling: Telling, deals: readonly DemoDeal[]): void {
  const { living, made, draw } = telling
  for (const deal of deals) talkOpenly(telling, deal, made.endedAt)
  const { author } = made.task
  const choices =
    deals.length > 0 ? earlyEndings : earlyEndings.filter(({ reason }) => reason !== 'AUTHOR_NO_SUITABLE_REPLIES')
  const { reason, comment = null } = draw.pick(choices)
  living.happen(
    made.endedAt,
    { id: author.id, role: author.role },
    { type: 'CANCEL_BY_AUTHOR', reason: reason as AuthorCancelReason, comment },
  )
}

/** Somebody is chosen; the work goes on, is done, or breaks off. */
function strikeDeal(telling: Telling, deals: readonly DemoDeal[]): void {
  const { plan, people, made, living, draw, now } = telling
  const { author } = made.task
  const asAuthor = { id: author.id, role: author.role } as const
  const preferred = plan.scene?.chosen === 'company' ? people.executors[1] : people.executors[0]
  const chosen = plan.scene?.chosen ? deals.find(({ executor }) => executor === preferred) : draw.pick(deals)
  if (!chosen) throw new Error(`Nobody to choose for «${made.task.title}»`)
  for (const deal of deals) {
    if (deal !== chosen) talkOpenly(telling, deal, made.chosenAt)
  }
  living.view(chosen, Math.round(chosen.createdAt + (made.chosenAt - chosen.createdAt) * 0.2))
  const before = {
    from: chosen.createdAt + (made.chosenAt - chosen.createdAt) * 0.25,
    until: made.chosenAt - MINUTE,
    draw,
  }
  converse(living, chosen, [...smallTalk(telling, chosen), ...spoken(telling, chosen, [draw.pick(agreements)])], before)
  const chosenAt = Math.round(made.chosenAt)
  living.accept(chosen, chosenAt)

  const talk = manners[mannerOf(made.category, made.task.placeMode)]
  const arranging = spoken(telling, chosen, [draw.pick(talk.arranging)])
  const end = made.endedAt
  const arranged = converse(living, chosen, arranging, {
    from: chosenAt,
    until: chosenAt + (end - chosenAt) * 0.4,
    draw,
  })
  const rest = { from: arranged + (end - arranged) * 0.3, until: end - 2 * MINUTE, draw }
  if (plan.status === 'IN_PROGRESS') {
    converse(living, chosen, spoken(telling, chosen, draw.shuffle(talk.working).slice(0, draw.int(0, 2))), {
      ...rest,
      until: now - 3 * MINUTE,
    })
    return
  }
  if (plan.status === 'FINISHED') {
    const working = draw.shuffle(talk.working).slice(0, draw.int(0, 2))
    converse(living, chosen, spoken(telling, chosen, [...working, draw.pick(talk.handingOver)]), rest)
    living.read(chosen, 'CLIENT')
    living.happen(end, asAuthor, { type: 'FINISH' })
    if (draw.chance(0.6)) {
      converse(living, chosen, spoken(telling, chosen, [draw.pick(farewells)]), {
        from: end,
        until: Math.min(end + DAY, now),
        draw,
      })
    }
    return
  }
  breakOff(telling, chosen, rest)
}

function breakOff(
  { made, living, draw, plan, now, people }: Telling,
  chosen: DemoDeal,
  rest: Parameters<typeof converse>[3],
): void {
  const telling = { made, living, draw, plan, now, people }
  const { author } = made.task
  const at = made.endedAt
  const isAuthors = draw.chance(0.6)
  const ending = draw.pick(isAuthors ? authorEndings : executorEndings)
  converse(living, chosen, spoken(telling, chosen, [ending.talk]), rest)
  const comment = ending.comment ?? null
  if (isAuthors) {
    living.read(chosen, 'CLIENT')
    const event = { type: 'CANCEL_BY_AUTHOR', reason: ending.reason as AuthorCancelReason, comment } as const
    living.happen(at, { id: author.id, role: author.role }, event)
  } else {
    living.read(chosen, 'EXECUTOR')
    const event = { type: 'CANCEL_BY_EXECUTOR', reason: ending.reason as ExecutorCancelReason, comment } as const
    living.happen(at, { id: chosen.executor.id, role: chosen.executor.role }, event)
  }
  if (now > at + REOPEN_TIME + HOUR) living.letGoHeld(at + REOPEN_TIME + HOUR)
}

/** People open their chats; the newest messages some have not got to yet. */
function readUp({ plan, living, draw, now }: Telling): void {
  for (const deal of living.life.deals) {
    const age = now - (deal.messages.at(-1)?.at ?? now)
    for (const side of ['CLIENT', 'EXECUTOR'] as const) {
      const likely = age > 2 * DAY ? 0.96 : age > 5 * HOUR ? 0.75 : 0.3
      const isSeen = side === 'EXECUTOR' || deal.status !== 'SENT'
      if (plan.scene ? plan.scene.unreadBy !== side : draw.chance(likely)) {
        if (isSeen) living.read(deal, side)
      }
    }
  }
}
