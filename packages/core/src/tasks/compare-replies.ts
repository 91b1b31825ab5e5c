import type { TaskReply } from '../contract/task-replies.ts'
import type { Task } from '../contract/tasks.ts'
import { rankingScore } from '../search/index.ts'
import { LIVE_REPLIES } from './reply-presenter.ts'

/** What replies are put in order by. */
export const REPLY_ORDERS = ['price', 'term', 'nearest', 'newest', 'rating'] as const
export type ReplyOrder = (typeof REPLY_ORDERS)[number]

type Compared = Pick<TaskReply, 'id' | 'status' | 'priceType' | 'price' | 'termDays' | 'nearness' | 'createdAt'> & {
  readonly executor: Pick<TaskReply['executor'], 'rating'>
}

/** A price that is not said is worse than any, and «от» worse than the same sum said for good. */
const priceOf = ({ priceType, price }: Compared): number =>
  price === null ? Number.POSITIVE_INFINITY : price + (priceType === 'FROM' ? 0.5 : 0)

/** Nobody can be chosen of these any more: they stand last. */
const GONE: ReadonlySet<string> = new Set(['REJECTED', 'WITHDRAWN', 'CLOSED'])
const rank = ({ status }: Compared): number => (status === 'ACCEPTED' ? 0 : GONE.has(status) ? 2 : 1)

/** An average that is not shown yet ranks nobody. */
const scoreOf = ({ executor: { rating } }: Compared): number =>
  rating.average === null
    ? rankingScore({ count: 0, sum: 0 })
    : rankingScore({ count: rating.count, sum: rating.average * rating.count })

/** Who has named no city is farther than anybody. */
const farOff = ({ nearness }: Compared): number => nearness?.kilometres ?? Number.MAX_VALUE

const compare: Readonly<Record<ReplyOrder, (a: Compared, b: Compared) => number>> = {
  // Two that say no price are as good as each other; infinities have no difference.
  price: (a, b) => (priceOf(a) === priceOf(b) ? 0 : priceOf(a) - priceOf(b)),
  term: (a, b) => a.termDays - b.termDays,
  nearest: (a, b) => farOff(a) - farOff(b),
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  rating: (a, b) => scoreOf(b) - scoreOf(a),
}

/** Replies in an order; the chosen one first, those that are over last. */
export const orderReplies = <R extends Compared>(replies: readonly R[], order: ReplyOrder): R[] =>
  replies.toSorted((a, b) => rank(a) - rank(b) || compare[order](a, b) || a.id - b.id)

/** The one reply whose value is below all others; `null` when it is shared or there is nothing to compare. */
const lowest = (replies: readonly Compared[], value: (reply: Compared) => number): number | null => {
  const [first, second] = replies.toSorted((a, b) => value(a) - value(b))
  return first && second && value(first) < value(second) ? first.id : null
}

/** The lowest and the highest of the sums said for good in replies that wait for a choice; `null` without one. */
export const proposedPrices = (
  replies: readonly Pick<Compared, 'status' | 'priceType' | 'price'>[],
): Task['proposed'] => {
  const sums = replies.flatMap(({ status, priceType, price }) =>
    priceType === 'FIXED' && price !== null && LIVE_REPLIES.some((one) => one === status) ? [price] : [],
  )
  return sums.length > 0 ? { from: Math.min(...sums), to: Math.max(...sums) } : null
}

/** Ids of the cheapest and of the quickest of the replies that can still be chosen; `null` where none stands out. */
export const bestReplies = (replies: readonly Compared[]) => {
  const open = replies.filter((reply) => rank(reply) === 1)
  return {
    // «От» may become any sum: only prices said for good are compared.
    cheapest: lowest(
      open.filter(({ priceType, price }) => priceType === 'FIXED' && price !== null),
      priceOf,
    ),
    quickest: lowest(open, ({ termDays }) => termDays),
  }
}
