import { beforeEach, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { inspect, liveStory } from './live-actors.ts'
import { otherStateThan } from './named-state.ts'

const machine = setup({}).createMachine({
  id: 'upload',
  initial: 'open',
  states: {
    open: { initial: 'idle', states: { idle: { on: { send: 'sending' } }, sending: {} }, on: { close: 'done' } },
    done: { type: 'final' },
  },
})

beforeEach(liveStory.begin)

it('a story is content with its machine in the state that it names, inner or outer', () => {
  createActor(machine, { inspect }).start().send({ type: 'send' })
  expect(otherStateThan({ id: 'upload', state: ['open', 'open.sending'] })).toBeNull()
})

it('a story whose machine has gone on is told where it stands', () => {
  createActor(machine, { inspect }).start().send({ type: 'close' })
  expect(otherStateThan({ id: 'upload', state: 'open.idle' })).toBe(
    'История названа состоянием open.idle, а машина upload стоит в done',
  )
})

it('a story that shows a state by itself runs no machine and is not asked', () => {
  expect(otherStateThan({ id: 'upload', state: 'open.idle' })).toBeNull()
  expect(otherStateThan({})).toBeNull()
})
