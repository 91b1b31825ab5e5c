import { expect, it } from 'vitest'
import { fittingScale, nextScale, zoomKey } from './zoom.ts'

it('the buttons go from scale to scale, also from one that fitted, and stop at the last', () => {
  expect([nextScale(1, 1), nextScale(1, -1), nextScale(0.42, 1), nextScale(0.42, -1)]).toEqual([1.25, 0.8, 0.5, 0.33])
  expect([nextScale(3, 1), nextScale(0.1, -1)]).toEqual([3, 0.1])
})

it('a chart fits by its longer side, is not blown up, and does not vanish', () => {
  expect(fittingScale({ width: 2000, height: 600 }, { width: 1000, height: 500 })).toBe(0.5)
  expect(fittingScale({ width: 500, height: 2000 }, { width: 1000, height: 500 })).toBe(0.25)
  expect(fittingScale({ width: 300, height: 100 }, { width: 1000, height: 500 })).toBe(1)
  expect(fittingScale({ width: 90_000, height: 100 }, { width: 1000, height: 500 })).toBe(0.1)
  expect(fittingScale({ width: 0, height: 0 }, { width: 1000, height: 500 })).toBe(1)
})

it('keys do what the buttons do', () => {
  expect(['+', '=', '-', '0', '1', 'a'].map(zoomKey)).toEqual(['in', 'in', 'out', 'fit', 'whole', null])
})
