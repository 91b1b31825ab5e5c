import { expect, it } from 'vitest'
import { and, createMachine, not, or } from 'xstate'
import { chartOf } from './chart.ts'

const guardIn = (guard: unknown) =>
  chartOf(createMachine({ id: 'm', on: { go: { guard, actions: [] } } } as never)).root.transitions[0]?.guard

it('a condition is shown with the value that it is asked about', () => {
  expect(guardIn('isWhole')).toBe('isWhole')
  expect(guardIn({ type: 'isFilled', params: 'details' })).toBe('isFilled(details)')
  expect(guardIn({ type: 'isBetween', params: { from: 1, to: 5 } })).toBe('isBetween(from: 1, to: 5)')
})

it('a parameter that is taken from the event says from where', () => {
  const step = ({ event }: { event: { step: string } }) => event.step
  const error = ({ event }: { event: { error: Error } }) => ({ error: event.error, step: 'what' })
  const read = ({ event }: { event: { error: unknown } }) => event.error instanceof TypeError

  expect(guardIn({ type: 'isReached', params: step })).toBe('isReached(event.step)')
  expect(guardIn({ type: 'isRefusedAt', params: error })).toBe('isRefusedAt(error: event.error, step: what)')
  expect(guardIn({ type: 'isOver', params: read })).toBe('isOver(по событию)')
})

it('conditions put together are read as a sentence', () => {
  expect(guardIn(not('isOutdated'))).toBe('не isOutdated')
  expect(guardIn(and([{ type: 'isFilled', params: 'what' }, 'isWhole']))).toBe('isFilled(what) и isWhole')
  expect(guardIn(or(['isStaff', not('isOver')]))).toBe('isStaff или не isOver')
})
