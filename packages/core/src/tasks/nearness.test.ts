import { expect, it } from 'vitest'
import { nearnessOf } from './nearness.ts'

const kazan = { id: 1, point: { lat: 55.79, lon: 49.11 } }
const zelenodolsk = { id: 2, point: { lat: 55.85, lon: 48.5 } }
const here = { placeMode: 'CLIENT', city: kazan } as const

it('an executor of the task’s city is in it, and works in the districts they name', () => {
  expect(nearnessOf(here, { city: kazan, districts: ['Вахитовский'] })).toEqual({
    kilometres: 0,
    districts: ['Вахитовский'],
  })
})

it('from another city there is a way, and its districts say nothing here', () => {
  expect(nearnessOf(here, { city: zelenodolsk, districts: ['Центр'] })).toEqual({ kilometres: 39, districts: [] })
  const beside = { id: 3, point: { lat: 55.791, lon: 49.111 } }
  expect(nearnessOf(here, { city: beside, districts: [] })?.kilometres).toBe(1)
})

it('work that needs no place has no way, nor has who names no city', () => {
  expect(nearnessOf({ placeMode: 'REMOTE', city: kazan }, { city: kazan, districts: [] })).toBeNull()
  expect(nearnessOf({ placeMode: 'REMOTE', city: null }, { city: kazan, districts: [] })).toBeNull()
  expect(nearnessOf(here, { city: null, districts: ['Вахитовский'] })).toBeNull()
})
