import type { CallArgs } from '../../contract/contract.ts'
import type { Review } from '../../contract/reviews.ts'
import { aDeal, aDoneDeal, atVersion, taskSeenBy } from './deals.ts'
import type { Person, Stage } from './stage.ts'

/*
 * What scenarios of reviews begin with.
 */

export type Body = CallArgs<'createReview'>['body']
export type Buttons = Readonly<Record<string, string | null>>

export const TEXT = 'Приехал вовремя, всё сделал аккуратно и убрал за собой.'
export const THANKS = 'Спасибо, рад был помочь!'
export const CONTACTS = 'Сделал хорошо, советую всем: звоните ему +7 912 345-67-89.'
export const NOBODY = '0f6f8f2e-6f4b-4d3a-9c1d-3b9a5d7c1e20'

export const buttons = (events: Buttons): Review['allowedEvents'] =>
  Object.entries(events).map(([event, refusal]) => ({ event, refusal })) as Review['allowedEvents']

/** What a client writes about an executor. */
export const fromClient = (taskId: number, changes: Partial<Body> = {}): { readonly body: Body } => ({
  body: { taskId, rating: 5, quality: 5, punctuality: 4, communication: 5, text: TEXT, ...changes },
})
/** What an executor writes about a client. */
export const fromExecutor = (taskId: number, changes: Partial<Body> = {}): { readonly body: Body } => ({
  body: { taskId, rating: 4, text: 'Всё подготовлено заранее, расплатились сразу.', ...changes },
})
export const about = ({ id }: Pick<Person, 'id'>) => ({ query: { userId: id } })
export const LEFT = { query: { direction: 'LEFT' } } as const
export const REVIEWS = { query: { kind: 'TASK_REVIEWS', limit: 50 } } as const
export const statuses = ({ items }: { readonly items: readonly Review[] }) => items.map(({ status }) => status)
export const opinion = { rating: 4, quality: 4, punctuality: 4, communication: 4, text: TEXT, photoIds: [] }

/** The same when the one review of each side is counted for them. */
export const counted = (review: Review): Review => {
  const rating = { average: null, count: 1 }
  return { ...review, author: { ...review.author, rating }, subject: { ...review.subject, rating } }
}

/** A deal that is over. */
export const anEndedDeal = async (stage: Stage) => {
  const { author, executor, task } = await aDoneDeal(stage)
  return { author, executor, task: await author.does('finishTask', atVersion(task)) }
}
/** Work that was cancelled, and whose task was opened again since. */
export const aPastDeal = async (stage: Stage) => {
  const { author, executor, task } = await aDeal(stage)
  const reason = { reason: 'EXECUTOR_NO_CONTACT' } as const
  await executor.does('cancelTaskByExecutor', atVersion(task, reason))
  await author.does('republishTask', atVersion(await taskSeenBy(author, task)))
  return { author, executor, task }
}
/** The client's review has passed and waits for the other side. */
export const aHiddenReview = async (stage: Stage) => {
  const deal = await anEndedDeal(stage)
  return { ...deal, review: await deal.author.does('createReview', fromClient(deal.task.id)) }
}
/** Both have written, and everybody reads both. */
export const aPublishedReview = async (stage: Stage) => {
  const deal = await aHiddenReview(stage)
  await deal.executor.does('createReview', fromExecutor(deal.task.id))
  const { items } = await deal.executor.does('listReviews', about(deal.executor))
  return { ...deal, review: items[0] ?? deal.review }
}
/** The client's review has contacts in it, so that a moderator looks at it first. */
export const aWaitingReview = async (stage: Stage) => {
  const deal = await anEndedDeal(stage)
  const review = await deal.author.does('createReview', fromClient(deal.task.id, { text: CONTACTS }))
  return { ...deal, review, moderator: await stage.someone('MODERATOR') }
}
export const judged = ({ id }: Review, version: number) => ({ params: { id }, body: { version } })
export const byRule = ({ id }: Review, version: number) => ({
  params: { id },
  body: { version, rule: 'CONTACTS_IN_TEXT' } as const,
})
/** A moderator has turned the client's review down. */
export const aRejectedReview = async (stage: Stage) => {
  const made = await aWaitingReview(stage)
  await made.moderator.does('rejectReview', byRule(made.review, 1))
  return made
}
