import { describe, expect, it } from 'vitest'
import { layNames, type NameAt } from './lay-names.ts'

const frame = { width: 400, height: 300 }
const town = (of: string, x: number, y: number, width = 60): NameAt<string> => ({ of, x, y, width, kind: 'town' })
const sides = (names: readonly NameAt<string>[], taken: Parameters<typeof layNames>[1] = []) =>
  layNames(names, taken, frame).map(({ of, side }) => `${of} ${side}`)

describe('names of a map', () => {
  it('stand to the right of their dot, and elsewhere where that is taken', () => {
    expect(sides([town('Казань', 200, 100)])).toEqual(['Казань right'])
    expect(sides([town('Казань', 200, 100), town('Зеленодольск', 190, 108)])).toEqual([
      'Казань right',
      'Зеленодольск left',
    ])
    // A pin with words stands on the place, a dot around it.
    expect(sides([town('Казань', 200, 100)], [{ x: 160, y: 70, width: 80, height: 30 }])).toEqual(['Казань below'])
    expect(sides([town('Казань', 200, 100)], [{ x: 188, y: 88, width: 24, height: 24 }])).toEqual(['Казань right'])
  })

  it('are left out where there is no room, those that matter less first', () => {
    const crowd = Array.from({ length: 9 }, (_, n) => town(String(n), 200 + n, 100 + n))
    const laid = sides(crowd)
    expect(laid[0]).toBe('0 right')
    expect(laid.length).toBeLessThan(6)
  })

  it('are not cut by the edge', () => {
    expect(sides([town('Владивосток', 390, 100)])).toEqual(['Владивосток left'])
    expect(sides([town('Анадырь', 390, 310)])).toEqual([])
  })

  it('of regions stand in their middle or not at all', () => {
    const region: NameAt<string> = { of: 'Татарстан', x: 200, y: 100, width: 80, kind: 'region' }
    expect(sides([region])).toEqual(['Татарстан middle'])
    expect(sides([town('Казань', 190, 100), region])).toEqual(['Казань right'])
  })
})
