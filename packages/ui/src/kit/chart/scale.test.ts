import { describe, expect, it } from 'vitest'
import { ticksUpTo } from './scale.ts'

describe('the scale of a chart', () => {
  it('goes in round steps from nought to above the greatest value', () => {
    expect(ticksUpTo(87)).toEqual([0, 50, 100])
    expect(ticksUpTo(1234)).toEqual([0, 500, 1000, 1500])
  })

  it('has no parts of one where things are counted', () => {
    expect(ticksUpTo(2)).toEqual([0, 1, 2])
  })

  it('has room when everything is nought', () => {
    expect(ticksUpTo(0)).toEqual([0, 1])
  })
})
