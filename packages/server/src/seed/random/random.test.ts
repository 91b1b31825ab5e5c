import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { random } from './random.ts'

const numbers = (name: string) => {
  const draw = random(name)
  return Array.from({ length: 200 }, () => draw.int(1, 6))
}

describe('random', () => {
  it('gives the same stream for the same name and another for another', () => {
    expect(numbers('task:1')).toEqual(numbers('task:1'))
    expect(numbers('task:1')).not.toEqual(numbers('task:2'))
  })

  it('draws every number between the ends and none outside', () => {
    expect([...new Set(numbers('dice'))].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('keeps to the steps', () => {
    const draw = random('steps')
    const drawn = new Set(Array.from({ length: 200 }, () => draw.step(2500, 4600, 500)))
    expect([...drawn].sort()).toEqual([2500, 3000, 3500, 4000, 4500])
  })

  it('never chooses what weighs nothing', () => {
    const draw = random('weights')
    const drawn = Array.from({ length: 200 }, () =>
      draw.weighted([
        ['never', 0],
        ['often', 3],
        ['seldom', 1],
      ] as const),
    )
    expect([...new Set(drawn)].sort()).toEqual(['often', 'seldom'])
  })

  it('shuffles without losing anything', () => {
    expect(random('cards').shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5])
  })

  it('makes UUIDs that are taken for such', () => {
    const draw = random('ids')
    expect(z.array(z.uuidv4()).safeParse(Array.from({ length: 50 }, () => draw.uuid())).success).toBe(true)
  })
})
