import { afterEach, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { forgetLiveActors, liveActors, onLiveStep, watchLiveActors } from './live-actors.ts'

watchLiveActors()
afterEach(forgetLiveActors)

const errand = createMachine({
  id: 'errand',
  initial: 'going',
  states: { going: { on: { arrive: 'there' } }, there: { type: 'final' } },
})

const statusOf = (id: string) => liveActors().get(id)?.getSnapshot().status

test('a machine that has ended is still told of to a panel that opens afterwards', () => {
  const actor = createActor(errand).start()
  actor.send({ type: 'arrive' })

  expect(statusOf('errand')).toBe('done')
})

test('a machine that is stopped says so, unless another of its id runs by then', () => {
  const told: string[] = []
  const stopListening = onLiveStep((_, { status }) => told.push(status))
  const first = createActor(errand).start()
  first.stop()
  expect(told).toEqual(['active', 'stopped'])

  const second = createActor(errand).start()
  const third = createActor(errand).start()
  second.stop()
  expect(told).toEqual(['active', 'stopped', 'active', 'active'])
  expect(liveActors().get('errand')).toBe(third)
  stopListening()
})

test('a machine that another of its id has replaced moves unseen', () => {
  const first = createActor(errand).start()
  createActor(errand).start()
  const told: string[] = []
  const stopListening = onLiveStep((_, { status }) => told.push(status))

  first.send({ type: 'arrive' })

  expect(told).toEqual([])
  stopListening()
})
