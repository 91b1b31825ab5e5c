import { describe, expect, it } from 'vitest'
import { type PricedLine, sharedServices } from './shared-services.ts'

/** A line of so many executors, one a price. */
const lines = (name: string, unit: string | null, ...roubles: number[]): PricedLine[] =>
  roubles.map((price, index) => ({ name, unit, price: price * 100, executorId: `executor-${index}` }))

describe('sharedServices', () => {
  it('joins lines of one name and unit, whatever their case', () => {
    const three = [
      ...lines('Замена крана', 'шт.', 900, 700),
      { name: ' замена крана', unit: 'шт.', price: 1_200_00, executorId: 'third' },
    ]
    expect(sharedServices([...three, ...lines('Замена крана', 'час', 500)])).toEqual([
      { name: 'Замена крана', unit: 'шт.', from: 700_00, to: 1_200_00, executors: 3 },
    ])
  })

  it('says nothing of what fewer than three executors do, however many lines they have', () => {
    const twice = lines('Сифон', null, 500, 600)
    expect(sharedServices([...twice, ...twice])).toEqual([])
  })

  it('leaves the ends out where there are ten prices', () => {
    const [service] = sharedServices(lines('Обои', 'м²', 1, 300, 310, 320, 330, 340, 350, 360, 370, 9_000))
    expect([service?.from, service?.to]).toEqual([300_00, 370_00])
  })

  it('begins with what the most executors do, and ends with the tenth', () => {
    const many = Array.from({ length: 12 }, (_, index) => lines(`Работа ${index}`, null, 100, 200, 300))
    const found = sharedServices([...many.flat(), ...lines('Частая', null, 100, 200, 300, 400)])
    expect([found[0]?.name, found.length]).toEqual(['Частая', 10])
  })
})
