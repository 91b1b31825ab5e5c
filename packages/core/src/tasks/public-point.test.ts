import { describe, expect, it } from 'vitest'
import { distanceKm, publicPoint } from './public-point.ts'

const home = { lat: 55.794_31, lon: 49.111_52 }

describe('the public point of a task', () => {
  it('lies within half a kilometre of the real one', () => {
    expect(distanceKm(publicPoint(home), home)).toBeLessThan(0.5)
  })

  it('is the same for neighbours, so that nobody can be told from them', () => {
    expect(publicPoint({ lat: home.lat + 0.0005, lon: home.lon + 0.0005 })).toEqual(publicPoint(home))
  })

  it('lies on a grid as wide as it is high, also where degrees of longitude are short', () => {
    const along = (axis: 'lat' | 'lon') =>
      new Set(
        Array.from({ length: 100 }, (_, n) => {
          const degrees = n * (axis === 'lat' ? 0.001 : 0.001 / Math.cos((home.lat * Math.PI) / 180))
          return publicPoint({ ...home, [axis]: home[axis] + degrees })[axis]
        }),
      ).size

    expect([along('lat'), along('lon')]).toEqual([23, 23])
  })

  it('tells nothing new when it is rounded again', () => {
    expect(publicPoint(publicPoint(home))).toEqual(publicPoint(home))
  })
})

describe('distance', () => {
  it('is that of the globe, to a hundred metres', () => {
    expect(distanceKm({ lat: 55.7558, lon: 37.6173 }, { lat: 59.9391, lon: 30.3159 })).toBeCloseTo(633, -1)
    expect(distanceKm(home, home)).toBe(0)
  })
})
