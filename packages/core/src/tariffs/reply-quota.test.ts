import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repliesLeft } from './index.ts'

describe('replies left', () => {
  it('are taken from the tariff first, then from the bought ones', () => {
    expect(repliesLeft({ ofTariff: [4, 5], ofService: [0, 10] })).toEqual({ left: 11, nextSource: 'TARIFF' })
    expect(repliesLeft({ ofTariff: [5, 5], ofService: [3, 10] })).toEqual({ left: 7, nextSource: 'SERVICE' })
    expect(repliesLeft({ ofTariff: [5, 5], ofService: [10, 10] })).toEqual({ left: 0, nextSource: null })
    expect(repliesLeft({ ofTariff: [5, 5] })).toEqual({ left: 0, nextSource: null })
  })

  it('are without an end where the tariff has no limit', () => {
    expect(repliesLeft({ ofTariff: [900, null], ofService: [0, 10] })).toEqual({ left: null, nextSource: 'TARIFF' })
  })

  it('are not owed after a change to a smaller tariff', () => {
    expect(repliesLeft({ ofTariff: [80, 30], ofService: [0, 10] })).toEqual({ left: 10, nextSource: 'SERVICE' })
  })

  it('last for exactly as many replies as are left, all of the tariff before any of the service', () => {
    const count = fc.tuple(fc.nat(20), fc.nat(20))
    fc.assert(
      fc.property(count, count, (tariff, service) => {
        const ofTariff: [number, number] = [...tariff]
        const ofService: [number, number] = [...service]
        const { left } = repliesLeft({ ofTariff, ofService })
        const taken: string[] = []
        for (;;) {
          const { nextSource } = repliesLeft({ ofTariff, ofService })
          if (!nextSource) break
          taken.push(nextSource)
          ;(nextSource === 'TARIFF' ? ofTariff : ofService)[0] += 1
        }
        expect(taken.length).toBe(left)
        expect(taken).toEqual([...taken].sort().reverse())
      }),
    )
  })
})
