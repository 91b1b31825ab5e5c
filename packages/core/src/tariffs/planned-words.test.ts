import { describe, expect, it } from 'vitest'
import { aTariff } from '../testing/index.ts'
import { plannedPrice, plannedSentences } from './index.ts'

const reading = { now: '2026-11-27T09:00:00.000Z', timeZone: 'Europe/Moscow' }
const from = '2026-11-30T21:00:00.000Z'

describe('what is planned of a tariff', () => {
  it('is told with its day: another price, other limits, or both', () => {
    const limits = [
      { type: 'REPLIES', limit: 40 },
      { type: 'CASES', limit: null },
    ] as const
    expect(
      plannedSentences([aTariff(), aTariff({ planned: { from, price: 790_00, limits: [...limits] } })], reading),
    ).toEqual([
      expect.stringMatching(
        /^«Базовый» с 1\sдекабря: 790\s₽ в месяц, отклики на задания — 40, работы в портфолио — без ограничений\.$/,
      ),
    ])
    expect(plannedSentences([aTariff({ planned: { from, price: 690_00, limits: [limits[0]] } })], reading)).toEqual([
      expect.stringMatching(/^«Базовый» с 1\sдекабря: отклики на задания — 40\.$/),
    ])
  })

  it('is said beside a price only when the price changes', () => {
    expect(plannedPrice(690_00, { from, price: 790_00 }, reading)).toMatch(/^с 1\sдекабря — 790\s₽$/)
    expect([plannedPrice(690_00, { from, price: 690_00 }, reading), plannedPrice(690_00, null, reading)]).toEqual([
      '',
      '',
    ])
  })
})
