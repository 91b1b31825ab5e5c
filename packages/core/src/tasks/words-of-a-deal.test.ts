import { describe, expect, it } from 'vitest'
import { cancelReasons } from './cancel-reasons.ts'
import { changesLine, endLines, objectionLine, termsLine } from './deal-lines.ts'
import { offerErrorCode, replyErrorCode, taskErrorCode } from './error-codes.ts'
import { LEAVING_CANCEL } from './leaving-cancel.ts'
import { moderationNotes } from './moderation-notes.ts'

describe('what the chat of a deal is told', () => {
  it('are the terms of a reply in one sentence', () => {
    expect(termsLine({ priceType: 'FIXED', price: 500_000, termDays: 3 })).toBe(
      'Условия: 5\u00a0000\u00a0₽, срок 3\u00a0дня.',
    )
    expect(termsLine({ priceType: 'NEGOTIABLE', price: null, termDays: 1 })).toBe(
      'Условия: цена договорная, срок 1\u00a0день.',
    )
  })

  it('is what has changed, each thing once, in the order of the form', () => {
    expect(changesLine(['budgetFrom', 'budgetTo', 'startPeriod', 'endPeriod', 'title'])).toBe(
      'Заказчик изменил задание: название, сроки, бюджет.',
    )
  })

  it('is an objection without the spaces around it', () => {
    expect(objectionLine(' не убран мусор. ')).toBe('Заказчик возражает: не убран мусор.')
  })

  it('is how the task ended, in other words to those who were not chosen', () => {
    expect(Object.keys(endLines)).toEqual([
      'FINISH',
      'CANCEL_BY_AUTHOR',
      'CANCEL_BY_EXECUTOR',
      'AUTO_FINISH',
      'EXPIRE',
      'REMOVE',
    ])
    for (const lines of Object.values(endLines)) {
      for (const line of [lines.chosen, lines.others]) expect(line).toMatch(/^[А-Я].+\.$/)
    }
    expect(endLines.FINISH?.chosen).not.toBe(endLines.FINISH?.others)
  })
})

describe('what a moderator is told of a task', () => {
  it('is nothing of a new one without contacts', () => {
    expect(moderationNotes({ title: 'Починить кран', text: 'Течёт.', revision: null })).toEqual([])
  })

  it('is what was changed, and the contacts in its text, each kind once', () => {
    expect(
      moderationNotes({
        title: 'Звоните 8 912 345-67-89',
        text: 'Или +7 912 345 67 80, почта ivan@mail.ru.',
        revision: { title: 'Звоните 8 912 345-67-89' },
      }),
    ).toEqual(['Заказчик изменил задание: название.', 'В тексте контакты: телефон, почта.'])
  })
})

describe('a refusal of a lifecycle', () => {
  it('travels under a code of its own where pages have something to say of it', () => {
    expect([taskErrorCode('TASK_LIMIT_REACHED'), replyErrorCode('QUOTA'), offerErrorCode('ALREADY_OFFERED')]).toEqual([
      'TASK_LIMIT_REACHED',
      'QUOTA_EXHAUSTED',
      'OFFER_EXISTS',
    ])
  })

  it('tells nothing of a task to who offers a foreign one', () => {
    expect(offerErrorCode('NOT_AUTHOR')).toBe('NOT_FOUND')
  })

  it('is a refused step otherwise', () => {
    expect([taskErrorCode('WRONG_STATE'), replyErrorCode('TOO_LATE'), offerErrorCode('TOO_EARLY')]).toEqual(
      Array(3).fill('TRANSITION_REFUSED'),
    )
  })
})

it('a task is cancelled with its leaving author for a reason that fits and needs no words', () => {
  const fitting = cancelReasons('AUTHOR', 'APPROVED').find(({ reason }) => reason === LEAVING_CANCEL.reason)
  expect([LEAVING_CANCEL.type, LEAVING_CANCEL.comment, fitting?.needsComment]).toEqual([
    'CANCEL_BY_AUTHOR',
    null,
    false,
  ])
})
