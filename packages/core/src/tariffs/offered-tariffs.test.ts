import { describe, expect, it } from 'vitest'
import { aTariff } from '../testing/index.ts'
import { listedTariffs } from './billing/index.ts'
import { comparedServices } from './offered-tariffs.ts'

describe('comparedServices', () => {
  it('has a row for each service that a tariff has and that works, with what each of them allows', () => {
    const rows = new Map(comparedServices(listedTariffs()).map(({ type, amounts }) => [type, amounts]))
    expect(rows.get('REPLIES')).toEqual([5, 30, 80, 200])
    expect(rows.get('NEW_TASKS_NOTIFICATION')).toEqual(['раз в день', 'раз в час', 'сразу', 'сразу'])
    expect(rows.get('HIDING_COMPETITORS')).toEqual([false, false, true, true])
    expect(rows.get('PERSONAL_MANAGER')).toEqual([false, false, false, true])
    expect(rows.has('TOP_EXECUTORS')).toBe(false)
  })

  it('has none without tariffs, or of tariffs with nothing in them', () => {
    expect([comparedServices([]), comparedServices([aTariff({ services: [] })])]).toEqual([[], []])
  })
})
