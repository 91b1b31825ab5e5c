import { describe, expect, it } from 'vitest'
import { aTariffPreview, aUserTariff } from '../testing/index.ts'
import { tariffChange } from './index.ts'

const STANDARD = { id: 3, type: 'STANDARD', name: 'Стандарт', price: 1490_00 } as const
const mine = aUserTariff()

describe('tariffChange', () => {
  it('tells apart numbers and what is there or not', () => {
    const service = { used: 0, surplus: 0, note: null, noteThen: null }
    const change = tariffChange(
      mine,
      aTariffPreview({
        services: [
          { ...service, type: 'CASES', used: 9, limit: 10, limitThen: 3, surplus: 6 },
          { ...service, type: 'HIDING_COMPETITORS', limit: null, limitThen: 0 },
          {
            ...service,
            type: 'NEW_TASKS_NOTIFICATION',
            limit: null,
            limitThen: null,
            note: 'сразу',
            noteThen: 'раз в день',
          },
        ],
      }),
    )
    expect(change.limits).toEqual([{ type: 'CASES', from: 10, to: 3, hidden: 6 }])
    expect(change.options).toEqual([
      { type: 'HIDING_COMPETITORS', from: true, to: null },
      { type: 'NEW_TASKS_NOTIFICATION', from: 'сразу', to: 'раз в день' },
    ])
    expect([change.direction, change.from, change.to.name, change.begins]).toEqual([
      'down',
      'Базовый',
      'Бесплатный',
      '2026-03-17T09:00:00.000Z',
    ])
  })

  it('begins at once where it is larger, whatever is paid for', () => {
    const change = tariffChange(
      mine,
      aTariffPreview({ tariff: STANDARD, change: 'UPGRADE', from: '2026-03-02T09:00:00.000Z' }),
    )
    expect([change.direction, change.begins, change.isBehindMore, change.paidUntil]).toEqual([
      'up',
      null,
      false,
      mine.until,
    ])
  })

  it('says when more is paid for before it begins', () => {
    const behind = (from: string) => tariffChange(mine, aTariffPreview({ change: 'PROLONG', from })).isBehindMore
    expect([behind('2026-04-17T09:00:00.000Z'), behind('2026-03-17T09:00:00.000Z')]).toEqual([true, false])
  })
})
