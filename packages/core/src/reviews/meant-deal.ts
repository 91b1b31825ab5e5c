import type { ReviewedDeal } from './review-refusals.ts'

const hasEnded = ({ executorId, endedAt }: ReviewedDeal) => executorId !== null && endedAt !== null

const isOf = ({ clientId, executorId }: ReviewedDeal, userId: string) => userId === clientId || userId === executorId

/**
 * Which deal somebody speaks of: a task that was opened again after its work was cancelled has had several. The one that ended
 * last, or the first that is theirs while none has. `undefined` where they have none, or none with whom they name.
 *
 * @param deals the task as it is, then those before
 * @param otherId the other side, when they name it
 */
export const meantDeal = (
  deals: readonly ReviewedDeal[],
  userId: string,
  otherId?: string,
): ReviewedDeal | undefined => {
  const theirs = deals.filter(
    (deal) => isOf(deal, userId) && (otherId === undefined || (otherId !== userId && isOf(deal, otherId))),
  )
  const ended = theirs
    .filter(hasEnded)
    .toSorted((one, other) => Date.parse(other.endedAt ?? '') - Date.parse(one.endedAt ?? ''))
  return ended[0] ?? theirs[0]
}
