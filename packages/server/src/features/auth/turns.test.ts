import { type ManualClock, manualClock } from '@artel/core/testing'
import { beforeEach, expect, it } from 'vitest'
import { createMemoryRates } from '../../platform/rates/memory-rates.ts'
import type { Limit } from '../../platform/rates/rates.ts'
import { createTurns, TURN_EVERY_MS, type Turns } from './turns.ts'

let clock: ManualClock
let limit: Limit
/** Where in the queue the next turns fall, from 0 to 1. */
let lots: number[]
beforeEach(() => {
  clock = manualClock()
  limit = createMemoryRates(clock).limit('turns', 1, TURN_EVERY_MS)
  lots = []
})

const turnsOf = () => createTurns({ limit, clock, random: () => lots.shift() ?? 0 })

/** Who has been told what, in that order. */
function callers(turns: Turns, place: string, names: readonly string[]) {
  const told: string[] = []
  for (const name of names) void turns.wait(place).then((hasTurn) => told.push(`${name} ${hasTurn ? 'in' : 'out'}`))
  return told
}

it('come at once where nobody waits, and then one in six seconds, whoever waits', async () => {
  const turns = turnsOf()
  const told = callers(turns, 'here', ['anna', 'boris'])
  await clock.elapse(0)
  expect(told).toEqual(['anna in'])

  await clock.elapse(5_999)
  expect(told).toEqual(['anna in'])
  await clock.elapse(1)
  expect(told).toEqual(['anna in', 'boris in'])

  await clock.elapse(TURN_EVERY_MS)
  const later = callers(turns, 'here', ['vera'])
  await clock.elapse(0)
  expect(later).toEqual(['vera in'])
})

it('are drawn by lot, so that a crowd which was there before is not served before the last to come', async () => {
  lots = [0, 0.99]
  const told = callers(turnsOf(), 'here', ['crowd 1', 'crowd 2', 'crowd 3', 'crowd 4', 'anna'])

  await clock.elapse(TURN_EVERY_MS)

  expect(told).toEqual(['crowd 1 in', 'anna in'])
})

it('do not keep anybody for longer than seven seconds', async () => {
  const turns = turnsOf()
  const told = callers(turns, 'here', ['anna', 'boris', 'vera'])

  await clock.elapse(7_000)
  expect(told).toEqual(['anna in', 'boris in', 'vera out'])

  await clock.elapse(60_000)
  expect(told).toHaveLength(3)
  expect(clock.pending).toBe(0)
})

it('are not spent on somebody who has gone', async () => {
  const turns = turnsOf()
  callers(turns, 'here', ['anna', 'boris', 'vera'])
  // Vera gives up a second after the turn of Boris, and nobody is there at the next one.
  await clock.elapse(3 * TURN_EVERY_MS)

  const told = callers(turns, 'here', ['galina'])
  await clock.elapse(0)

  expect(told).toEqual(['galina in'])
})

it('of one place do not wait for those of another', async () => {
  const turns = turnsOf()
  callers(turns, 'there', ['crowd 1', 'crowd 2', 'crowd 3'])
  const told = callers(turns, 'here', ['anna'])

  await clock.elapse(0)

  expect(told).toEqual(['anna in'])
})

it('are those of all processes together', async () => {
  const told = [...[turnsOf(), turnsOf()].map((turns) => callers(turns, 'here', ['anna', 'boris']))]

  await clock.elapse(0)
  expect(told.flat()).toHaveLength(1)
  await clock.elapse(TURN_EVERY_MS)
  expect(told.flat().filter((one) => one.endsWith('in'))).toHaveLength(2)
})

it('keep two hundred waiting at one place and no more', async () => {
  const turns = turnsOf()
  const names = Array.from({ length: 250 }, (_, n) => `caller ${n}`)

  const told = callers(turns, 'here', names)
  await clock.elapse(0)

  expect(told.filter((one) => one.endsWith('out'))).toHaveLength(50)
  expect(clock.pending).toBe(199 + 1)
})
