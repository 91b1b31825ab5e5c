import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ApiError } from '../api/index.ts'
import { aFile, aProductReview, settle, testUuid } from '../testing/index.ts'
import { type ProductReviewFormPorts, type ProductReviewFormValues, productReviewForm } from './index.ts'

const photo = aFile({ id: testUuid(7) })
const filled: ProductReviewFormValues = {
  rating: 5,
  text: ' Стол крепкий, доставили в срок. ',
  photoIds: { stored: [photo], missing: [] },
}

const sending = async (answer: ProductReviewFormPorts['api']['createProductReview']) => {
  const machine = productReviewForm.provide({ productId: 451, api: { createProductReview: answer } })
  const actor = createActor(machine, { input: { values: filled } }).start()
  actor.send({ type: 'form.submit' })
  await settle()
  return productReviewForm.select(actor.getSnapshot())
}

describe('the form of a review of a product', () => {
  it('wants a mark, and words beside a bad one', () => {
    expect(productReviewForm.validate(productReviewForm.initial)).toEqual({ rating: 'Поставьте оценку.' })
    expect(productReviewForm.validate({ ...filled, rating: 4, text: '' })).toEqual({})
    expect(productReviewForm.validate({ ...filled, rating: 2, text: 'Плохо' })).toEqual({
      text: 'Напишите хотя бы 20 символов: что было не так?',
    })
  })

  it('waits for photos that are on their way', () => {
    const photoIds = { stored: [], missing: ['Стол.jpg'] }
    expect(productReviewForm.validate({ ...filled, photoIds })).toHaveProperty('photoIds')
  })

  it('is sent with the product that it is about and the numbers of its photos', async () => {
    const sent: unknown[] = []
    const view = await sending(async ({ body }) => {
      sent.push(body)
      return { data: aProductReview({ status: 'MODERATION' }) }
    })
    expect(view.status === 'done' && view.output.status).toBe('MODERATION')
    expect(sent).toEqual([
      { productId: 451, rating: 5, text: 'Стол крепкий, доставили в срок.', photoIds: [testUuid(7)] },
    ])
  })

  it('keeps what was typed when it is refused', async () => {
    const view = await sending(async () => {
      throw new ApiError('HTTP 409', { statusCode: 409, code: 'REVIEW_EXISTS' })
    })
    expect([view.status, view.values]).toEqual(['failed', filled])
  })
})
