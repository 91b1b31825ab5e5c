import { contract, type OperationCard, operations } from '@artel/core/contract'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { servedOperations } from './served.ts'

/** What a call says of itself and not of anything stored. */
const OF_THE_ACT: ReadonlySet<string> = new Set([
  'removeTask.comment',
  'cancelTaskByAuthor.comment',
  'cancelTaskByExecutor.comment',
  'rejectArticle.comment',
  'rejectReply.comment',
  'rejectOffer.comment',
  'rejectReviewAnswer.comment',
  'rejectUser.comment',
  'rejectProduct.comment',
  'rejectProductReview.comment',
  'rejectReview.comment',
  'removeReview.comment',
  'rejectCategoryRequest.comment',
  'refundAdminPayment.comment',
  'changePrice.validFrom',
  'rejectTask.field',
  'rejectTask.comment',
  'rejectVerification.comment',
  'blockUser.comment',
  'revokeVerification.comment',
])

/** Fields that come out of a body they were left out of. */
const filledIn = ({ shape }: z.ZodObject): string[] =>
  Object.entries(shape).flatMap(([name, field]) => {
    const parsed = (field as z.ZodType).safeParse(undefined)
    return parsed.success && parsed.data !== undefined ? [name] : []
  })

describe('a PATCH', () => {
  it('never overwrites what it does not name with a default', () => {
    const patches = servedOperations.filter((operation) => operations[operation].method === 'PATCH')
    const overwritten = patches.flatMap((operation) => {
      const { body }: OperationCard = contract[operation]
      return body ? filledIn(body).map((field) => `${operation}.${field}`) : []
    })

    expect(patches).toContain('updateTask')
    expect(overwritten.filter((field) => !OF_THE_ACT.has(field))).toEqual([])
  })
})
