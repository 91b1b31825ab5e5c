import { expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { createLiveStory } from './live-story.ts'
import { logOf, machinesOf } from './story-news.ts'

const machine = (id: string) =>
  setup({ actions: { keep: assign({}) } }).createMachine({
    id,
    initial: 'open',
    context: {},
    states: { open: { on: { 'field.change': { actions: 'keep' }, close: 'done' } }, done: { type: 'final' } },
  })

it('machines that run are told of before those that have ended', () => {
  const story = createLiveStory()
  const ended = createActor(machine('ended'), { inspect: story.inspect }).start()
  createActor(machine('running'), { inspect: story.inspect }).start()
  ended.send({ type: 'close' })

  expect(machinesOf(story)).toEqual([
    { id: 'running', value: 'open', status: 'active' },
    { id: 'ended', value: 'done', status: 'done' },
  ])
})

it('the log carries what can be shown, and the place of the last letter of a word', () => {
  const story = createLiveStory()
  const actor = createActor(machine('form'), { inspect: story.inspect }).start()
  actor.send({ type: 'field.change', name: 'title', value: 'Ш' })
  actor.send({ type: 'field.change', name: 'title', value: 'Шкаф' })
  actor.send({ type: 'field.change', name: 'photo', value: new Map(), onDone: () => {}, why: new Error('нет') })

  expect(logOf(story).map(({ index, data }) => [index, data])).toEqual([
    [1, { name: 'title', value: 'Шкаф' }],
    [2, { name: 'photo', value: '(Map)', onDone: '(функция)', why: 'нет' }],
  ])
})
