import { describe, expect, it } from 'vitest'
import { tariffOffer } from './price-list.ts'
import { previewTariff, type TariffChoice } from './tariff-preview.ts'
import { usesOf } from './usage.ts'

const NOW = Date.parse('2026-03-10T09:00:00.000Z')
const UNTIL = new Date('2026-03-17T09:00:00.000Z')

const choice = (chosen: TariffChoice['chosen'], used: Parameters<typeof usesOf>[2]): TariffChoice => ({
  periods: [
    {
      id: 1,
      type: 'STANDARD',
      from: new Date('2026-02-17T09:00:00.000Z'),
      until: UNTIL,
      paymentId: 'paid',
      limits: null,
    },
  ],
  since: new Date('2026-01-01T00:00:00.000Z'),
  chosen,
  terms: new Map(),
  uses: usesOf(tariffOffer('STANDARD').limits, [], used),
  now: NOW,
})
const nothing = () => []

describe('the preview of a smaller tariff', () => {
  it('counts what will be hidden, and nothing of what begins anew each month', async () => {
    const used = { CASES: 14, PRODUCTS: 5, REPLIES: 60, ARTICLES: 9 }
    const { services, change, from } = await previewTariff(choice({ type: 'FREE', months: 1 }, used), nothing)

    expect([change, from]).toEqual(['DOWNGRADE', UNTIL.toISOString()])
    expect(services.filter(({ surplus }) => surplus > 0)).toEqual([
      { type: 'CASES', used: 14, limit: 30, limitThen: 3, surplus: 11, note: null, noteThen: null },
    ])
  })

  it('counts in what was bought besides and is still there then', async () => {
    const used = { CASES: 14 }
    const preview = await previewTariff(choice({ type: 'FREE', months: 1 }, used), (at) =>
      at <= UNTIL ? [{ type: 'CASES', unit: 'month', amount: 10, used: 0 }] : [],
    )

    expect(preview.services.find(({ type }) => type === 'CASES')).toMatchObject({ limitThen: 13, surplus: 1 })
  })

  it('is at the prices that administrators have set', async () => {
    const asked = { ...choice({ type: 'BASIC', months: 3 }, {}), terms: new Map([['TARIFF:BASIC', 700_01]]) }

    expect((await previewTariff(asked, nothing)).total).toBe(2_100_03)
  })
})
