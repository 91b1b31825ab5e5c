import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createApiClient, noTokens } from '../api/index.ts'
import { answer, aReview, fakeIds, fakeTransport, manualClock, refusal, settle } from '../testing/index.ts'
import { reviewAnswerForm, reviewForm } from './index.ts'

const setUp = () => {
  const transport = fakeTransport()
  const clock = manualClock()
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens: noTokens,
    xsrfToken: () => null,
    timeoutMs: 1000,
  })
  return { transport, clock, api }
}

const marks = { quality: 5, punctuality: 4, communication: 5 } as const
const filled = {
  side: 'CLIENT',
  rating: 5,
  ...marks,
  text: 'Приехал вовремя, сделал аккуратно.',
  photoIds: [],
} as const

describe('the form of a review', () => {
  it('asks a client for every mark, and an executor for one', () => {
    const NO_MARK = 'Поставьте оценку.'
    expect(reviewForm.validate({ ...reviewForm.initial, side: 'CLIENT' })).toEqual({
      rating: NO_MARK,
      quality: NO_MARK,
      punctuality: NO_MARK,
      communication: NO_MARK,
    })
    expect(reviewForm.validate({ ...reviewForm.initial, side: 'EXECUTOR' })).toEqual({ rating: NO_MARK })
    expect(reviewForm.validate(filled)).toEqual({})
  })

  it('wants words beside a bad mark, and none beside a good one', () => {
    const of = (rating: number, text: string) => reviewForm.validate({ ...filled, rating, text })
    expect(of(4, '')).toEqual({})
    expect(of(3, '')).toEqual({ text: 'Напишите хотя бы 20 символов: что было не так?' })
    expect(of(5, 'Спасибо!')).toEqual({ text: 'Напишите хотя бы 20 символов или оставьте поле пустым.' })
    expect(of(1, 'о'.repeat(2001))).toEqual({ text: 'Отзыв: не больше 2\u00a0000 символов.' })
  })

  it('waits for photos that are on their way', () => {
    expect(reviewForm.validate({ ...filled, photoIds: null })).toEqual({
      photoIds: 'Подождите, пока фото загрузятся, или уберите их.',
    })
  })

  it('sends the review of a deal; what only a client judges is left out by an executor', async () => {
    const { transport, clock, api } = setUp()
    transport.next('createReview', answer({ data: aReview() }))
    const values = { ...filled, side: 'EXECUTOR' } as const
    const form = createActor(reviewForm.provide({ api, about: { taskId: 17, subjectId: 'x' } }), {
      clock,
      input: { values },
    }).start()
    form.send({ type: 'form.submit' })
    await settle()
    expect(transport.calls('createReview').at(-1)?.body).toEqual({
      taskId: 17,
      subjectId: 'x',
      rating: 5,
      quality: null,
      punctuality: null,
      communication: null,
      text: 'Приехал вовремя, сделал аккуратно.',
      photoIds: [],
    })
    expect(reviewForm.select(form.getSnapshot()).status).toBe('done')
  })

  it('sends a mended review to the one that was turned down, and keeps what was typed when it is refused', async () => {
    const { transport, clock, api } = setUp()
    transport.next('resubmitReview', refusal('TRANSITION_REFUSED'))
    const form = createActor(reviewForm.provide({ api, about: { reviewId: 711 } }), {
      clock,
      input: { values: filled },
    }).start()
    form.send({ type: 'form.submit' })
    await settle()
    expect(transport.calls('resubmitReview')).toHaveLength(1)
    const view = reviewForm.select(form.getSnapshot())
    expect([view.status, view.values]).toEqual(['failed', filled])
  })
})

describe('the answer to a review', () => {
  it('takes from 10 to 1000 characters', () => {
    expect(reviewAnswerForm.validate({ text: 'Спасибо!' })).toEqual({ text: 'Ответ: не меньше 10 символов.' })
    expect(reviewAnswerForm.validate({ text: 'Спасибо, рад был помочь!' })).toEqual({})
  })

  it('is sent to its review', async () => {
    const { transport, clock, api } = setUp()
    transport.next('replyToReview', answer({ data: aReview() }))
    const values = { text: ' Спасибо, рад был помочь! ' }
    const form = createActor(reviewAnswerForm.provide({ api, id: 711 }), { clock, input: { values } }).start()
    form.send({ type: 'form.submit' })
    await settle()
    expect(transport.calls('replyToReview').at(-1)?.body).toEqual({ text: 'Спасибо, рад был помочь!' })
  })
})
