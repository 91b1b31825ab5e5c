import { describe, expect, it } from 'vitest'
import { aUserTariff } from '../testing/index.ts'
import { listedTariffs } from './billing/index.ts'
import type { TariffSettings } from './index.ts'
import { tariffChange } from './index.ts'

const settings = (overrides: Parameters<typeof aUserTariff>[0] = {}): TariffSettings => ({
  mine: aUserTariff(overrides),
  tariffs: listedTariffs(new Map()),
  services: [],
})

describe('tariffChange', () => {
  it('says what a larger tariff gives at once', () => {
    const change = tariffChange(settings(), 'STANDARD')
    expect([change?.direction, change?.begins, change?.isBehindMore]).toEqual(['up', null, false])
    expect(change?.limits.map(({ type, from, to, hidden }) => [type, from, to, hidden])).toEqual([
      ['REPLIES', 30, 80, 0],
      ['CASES', 10, 30, 0],
      ['PRODUCTS', 30, 100, 0],
      ['ARTICLES', 4, 10, 0],
    ])
    expect(change?.options).toEqual([
      { type: 'NEW_TASKS_NOTIFICATION', from: 'раз в час', to: 'сразу' },
      { type: 'HIDING_COMPETITORS', from: null, to: true },
    ])
  })

  it('counts what a smaller one hides, and begins when what is paid for ends', () => {
    const change = tariffChange(
      settings({
        additionalServicesInfo: [
          { type: 'REPLIES', count: [12, 30] },
          { type: 'CASES', count: [9, 10] },
          // Ten places were bought besides.
          { type: 'PRODUCTS', count: [20, 40] },
        ],
      }),
      'FREE',
    )
    expect([change?.direction, change?.begins]).toEqual(['down', '2026-03-17T09:00:00.000Z'])
    expect(change?.limits.map(({ type, hidden }) => [type, hidden])).toEqual([
      ['REPLIES', 0],
      ['CASES', 6],
      ['PRODUCTS', 5],
      ['ARTICLES', 0],
    ])
    expect(change?.options).toEqual([
      { type: 'NEW_TASKS_NOTIFICATION', from: 'раз в час', to: 'раз в день' },
      { type: 'BASE_ANALYTICS', from: true, to: null },
    ])
  })

  it('changes nothing but the end where it is the same one', () => {
    const change = tariffChange(settings(), 'BASIC')
    expect([change?.direction, change?.limits, change?.options]).toEqual(['same', [], []])
    expect(change?.begins).toBe('2026-03-17T09:00:00.000Z')
  })

  it('stands behind what is paid for already', () => {
    const pro = { id: 4, type: 'PRO', name: 'Про', price: 2990_00 } as const
    const behind = (nextType: 'STANDARD' | 'BASIC') => tariffChange(settings({ tariff: pro, nextType }), 'STANDARD')
    expect([behind('STANDARD')?.isBehindMore, behind('BASIC')?.isBehindMore]).toEqual([true, false])
  })

  it('knows no tariff that is not on sale', () => {
    expect(tariffChange({ ...settings(), tariffs: [] }, 'PRO')).toBeNull()
  })
})
