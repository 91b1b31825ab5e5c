import { expect, it } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { createLiveStory } from './live-story.ts'
import { replay, wayBack } from './replay.ts'

const machine = (answer: () => Promise<unknown>) =>
  setup({ actors: { load: fromPromise(answer) } }).createMachine({
    id: 'form',
    initial: 'filling',
    states: {
      filling: { on: { submit: 'sending', hint: { actions: [] } } },
      sending: { invoke: { id: 'load', src: 'load', onDone: 'done', onError: 'failed' } },
      failed: { on: { retry: 'sending' } },
      done: {},
    },
  })

const stage = (
  answers: readonly (() => Promise<unknown>)[],
  onStart: (send: (type: string) => void) => void = () => {},
) => {
  const story = createLiveStory()
  let actor: { send(event: { type: string }): void } = { send: () => {} }
  const start = () => {
    const left = [...answers]
    story.begin()
    const live = createActor(
      machine(() => (left.shift() ?? (async () => {}))()),
      { inspect: story.inspect },
    ).start()
    actor = live as never
    onStart((type) => actor.send({ type }))
  }
  start()
  return { story, start, send: (type: string) => story.sendAs('person', () => actor.send({ type })) }
}
const valueIn = (story: ReturnType<typeof createLiveStory>) => story.machines().get('form')?.actor.getSnapshot().value
const soon = () => new Promise((resolve) => setTimeout(resolve))
const refuse = () => Promise.reject(new Error('no'))
const options = { isOver: () => false, sleep: soon }

it('a moment after the story has played is reached by playing, one amid it without', () => {
  const steps = ['a', 'b', 'c', 'd'].map(
    (type) => ({ id: 'form', event: { type }, by: 'person', from: '', to: '' }) as const,
  )
  const typesTo = (index: number) => {
    const { isPlayed, left } = wayBack(steps, index, 2)
    return [isPlayed, left.map(({ event }) => event.type).join('')]
  }

  expect([-1, 0, 1, 3].map(typesTo)).toEqual([
    [true, ''],
    [false, 'a'],
    [true, ''],
    [true, 'cd'],
  ])
})

it('the story comes to where it was, answers of the server included', async () => {
  const { story, start, send } = stage([refuse, async () => {}])
  send('submit')
  await soon()
  send('retry')
  await soon()
  expect(valueIn(story)).toBe('done')
  const steps = story.steps()

  start()
  expect(await replay(story, steps.slice(0, 2), options)).toBeNull()
  expect(valueIn(story)).toBe('failed')

  start()
  expect(await replay(story, steps, options)).toBeNull()
  expect(valueIn(story)).toBe('done')
})

it('what the page sends by itself when it starts is not sent twice', async () => {
  const { story, start, send } = stage([], (sendIt) => sendIt('hint'))
  send('submit')
  const steps = story.steps()

  start()
  await replay(story, steps, options)

  expect(story.steps().filter(({ event }) => event.type === 'hint')).toHaveLength(1)
})

it('a story that goes another way this time says so', async () => {
  const { story, start, send } = stage([refuse])
  send('submit')
  await soon()
  const steps = story.steps().map((step) => ({ ...step, to: 'done' }))

  start()
  expect(await replay(story, steps, options)).toBe(
    'События повторены, но машина form стоит в "failed", а тогда стояла в "done".',
  )
})

it('a story without the machine says so', async () => {
  const { story, send } = stage([])
  send('submit')
  const steps = story.steps()
  story.begin()

  expect(await replay(story, steps, options)).toBe(
    'Повтор остановился на событии submit: машина form на этот раз не запустилась.',
  )
})
