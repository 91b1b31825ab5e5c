import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createApiClient, noTokens } from '../api/index.ts'
import { selectForm } from '../forms/index.ts'
import {
  aFile,
  answer,
  aReply,
  aTask,
  fakeIds,
  fakeTransport,
  manualClock,
  refusal,
  settle,
  testUuid,
} from '../testing/index.ts'
import { cancelForm, replyForm } from './index.ts'

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

const filled = {
  text: 'Сделаю аккуратно и в срок, инструмент свой.',
  priceType: 'FIXED',
  price: 500_000,
  termDays: 2,
  fileIds: { stored: [aFile({ id: testUuid(7), isPrivate: true })], missing: [] },
  caseIds: [301, 302],
} as const

describe('the reply form', () => {
  it('accepts what the contract accepts', () => {
    expect(replyForm.validate(filled)).toEqual({})
    expect(replyForm.validate({ ...filled, priceType: 'NEGOTIABLE', price: null })).toEqual({})
  })

  it('says at each field what is wrong with it', () => {
    expect(
      replyForm.validate({
        text: 'Могу',
        priceType: 'FROM',
        price: 5000,
        termDays: 400,
        fileIds: { stored: [], missing: ['План.pdf'] },
        caseIds: [1, 2, 3, 4],
      }),
    ).toEqual({
      text: 'Сообщение: не меньше 20 символов.',
      price: 'Не меньше 100\u00a0₽.',
      termDays: 'Срок: от 1 до 365 дней.',
      fileIds: 'Файлы ещё не загрузились. Подождите немного или уберите их.',
      caseIds: 'Не больше 3\u00a0работ.',
    })
    expect(replyForm.validate({ ...filled, text: '', price: null, termDays: null })).toEqual({
      text: 'Сообщение: заполните поле.',
      price: 'Укажите сумму.',
      termDays: 'Укажите срок в днях.',
    })
  })

  it('sends the reply to its task and keeps what was typed when the server refuses', async () => {
    const { transport, clock, api } = setUp()
    transport.next('sendTaskReply', refusal('REPLY_LIMIT_REACHED'))
    const form = createActor(replyForm.provide({ api, taskId: 17 }), { clock, input: { values: filled } }).start()
    form.send({ type: 'form.submit' })
    await settle()
    expect(selectForm(form.getSnapshot())).toEqual({
      status: 'failed',
      values: filled,
      errors: {},
      message: 'У задания уже набралось достаточно откликов.',
    })
  })

  it('leaves the price out of a negotiable reply', async () => {
    const { transport, clock, api } = setUp()
    transport.next('sendTaskReply', answer({ data: aReply() }))
    const form = createActor(replyForm.provide({ api, taskId: 17 }), {
      clock,
      input: { values: { ...filled, priceType: 'NEGOTIABLE' } },
    }).start()
    form.send({ type: 'form.submit' })
    await settle()
    expect(selectForm(form.getSnapshot()).status).toBe('done')
    expect(transport.calls('sendTaskReply').at(-1)?.body).toEqual({
      ...filled,
      taskId: 17,
      priceType: 'NEGOTIABLE',
      price: null,
      fileIds: [testUuid(7)],
    })
  })
})

describe('the cancel form', () => {
  it('asks for a reason, and for words where the reason says too little alone', () => {
    expect(cancelForm.validate({ reason: null, comment: '' })).toEqual({ reason: 'Выберите причину.' })
    expect(cancelForm.validate({ reason: null, comment: 'Так' })).toEqual({ reason: 'Выберите причину.' })
    expect(cancelForm.validate({ reason: 'AUTHOR_NOT_RELEVANT', comment: '' })).toEqual({})
    expect(cancelForm.validate({ reason: 'AUTHOR_OTHER', comment: 'Так' })).toEqual({
      comment: 'Комментарий: не меньше 10 символов.',
    })
    expect(cancelForm.validate({ reason: 'EXECUTOR_FRAUD', comment: 'Просит предоплату на карту.' })).toEqual({})
  })

  it('cancels as the party that fills it in, with the version it looked at', async () => {
    const { transport, clock, api } = setUp()
    const task = aTask({ id: 5, version: 3 })
    for (const [party, operation, reason] of [
      ['AUTHOR', 'cancelTaskByAuthor', 'AUTHOR_NOT_RELEVANT'],
      ['EXECUTOR', 'cancelTaskByExecutor', 'EXECUTOR_NO_CONTACT'],
    ] as const) {
      transport.next(operation, answer({ data: task }))
      const form = createActor(cancelForm.provide({ api, task, party }), {
        clock,
        input: { values: { reason, comment: ' ' } },
      }).start()
      form.send({ type: 'form.submit' })
      await settle()
      expect(selectForm(form.getSnapshot()).status).toBe('done')
      expect(transport.calls(operation).at(-1)?.body).toEqual({ version: 3, reason, comment: null })
    }
  })
})
