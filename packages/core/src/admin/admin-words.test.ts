import { describe, expect, it } from 'vitest'
import { aLogLine } from '../testing/index.ts'
import { blockedSentence, logChange, logQuery, logRule, staffLogList } from './index.ts'

describe('what is said of an account', () => {
  it('tells its owner why it is blocked', () => {
    const sentence = blockedSentence({ rule: 'SPAM', comment: 'Сто одинаковых откликов' })
    expect(sentence).toContain('Аккаунт заблокирован. Причина: реклама и массовые рассылки. Сто одинаковых откликов. ')
    expect(blockedSentence({ rule: 'FRAUD', comment: null })).toContain('Причина: обман. Если это ошибка')
  })

  it('tells in the journal what was changed, in the words of the thing', () => {
    const change = (line: Parameters<typeof aLogLine>[0]) => logChange(aLogLine(line))
    expect(change({ action: 'ROLE_CHANGED', before: 'CLIENT', after: 'MODERATOR' })).toBe('Заказчик → Модератор')
    expect(change({ action: 'PRICE_CHANGED', before: '69000', after: '79000' })).toMatch(/^690\s₽ → 790\s₽$/)
    expect(change({ action: 'REDIRECT_CREATED', before: '/a', after: '/b' })).toBe('/a → /b')
    expect(change({ action: 'USER_UNBLOCKED', before: null, after: null })).toBe('')
  })

  it('tells a rule by whose it is', () => {
    const others = { SPAM: 'Похоже на рекламу' }
    expect(logRule({ action: 'USER_BLOCKED', rule: 'SPAM' }, others)).toBe('Реклама и массовые рассылки')
    expect(logRule({ action: 'TASK_REJECTED', rule: 'SPAM' }, others)).toBe('Похоже на рекламу')
    expect(logRule({ action: 'TASK_REJECTED', rule: 'GONE' }, others)).toBe('')
    expect(logRule({ action: 'TASK_APPROVED', rule: null }, others)).toBe('')
  })

  it('asks the journal for whole days of Moscow, and for one object of a kind that is named', () => {
    const id = '0f6f8f2e-6f4b-4d3a-9c1d-3b9a5d7c1e20'
    const asked = staffLogList.parse({ actor: id, object: 'USER', id, dateFrom: '2026-03-01', dateTo: '2026-03-02' })
    expect(logQuery(asked)).toEqual({
      page: 1,
      limit: 10,
      actorId: id,
      object: 'USER',
      objectId: id,
      from: '2026-02-28T21:00:00.000Z',
      to: '2026-03-02T21:00:00.000Z',
    })
    expect(logQuery(staffLogList.parse({ actor: 'nobody', id: '7' }))).toEqual({ page: 1, limit: 10 })
  })
})
