import { expect, it } from 'vitest'
import { assign, createActor, fromPromise, sendTo, setup } from 'xstate'
import { createLiveStory } from './live-story.ts'

const child = setup({}).createMachine({
  id: 'errand',
  initial: 'going',
  states: { going: { on: { arrive: 'there' } }, there: { type: 'final' } },
})

const parent = setup({ actors: { child, load: fromPromise(async () => 'news') } }).createMachine({
  id: 'household',
  initial: 'idle',
  states: {
    idle: { on: { send: 'waiting', ask: 'asking' } },
    waiting: {
      invoke: { id: 'child', src: 'child', onDone: 'idle' },
      on: { hurry: { actions: sendTo('child', { type: 'arrive' }) } },
    },
    asking: { invoke: { id: 'load', src: 'load', onDone: 'told' } },
    told: {},
  },
})

const fragile = setup({
  types: { context: {} as { length: number }, events: {} as { type: 'say'; text: string } },
}).createMachine({
  id: 'fragile',
  context: { length: 0 },
  initial: 'whole',
  states: { whole: { on: { say: { actions: assign({ length: ({ event }) => event.text.trim().length }) } } } },
})

const stage = () => {
  const story = createLiveStory()
  story.begin()
  return story
}
const statusOf = (story: ReturnType<typeof stage>, id: string) => story.machines().get(id)?.actor.getSnapshot().status

it('a machine is known from its start, those that it starts itself too, and an ended one stays', () => {
  const story = stage()
  const actor = createActor(parent, { inspect: story.inspect }).start()
  actor.send({ type: 'send' })
  expect([...story.machines().keys()]).toEqual(['household', 'errand'])

  actor.send({ type: 'hurry' })
  expect(statusOf(story, 'errand')).toBe('done')
  expect(statusOf(story, 'household')).toBe('active')
})

it('a machine that only computed the args of a story, and one that was never started, are nobody’s business', () => {
  const story = stage()
  createActor(child).start().send({ type: 'arrive' })
  createActor(parent, { inspect: story.inspect })

  expect(story.machines().size).toBe(0)
})

it('a machine of the story before says nothing in this one, whatever happens to it', () => {
  const story = stage()
  const before = createActor(child, { inspect: story.inspect }).start()
  const late = createActor(parent, { inspect: story.inspect })
  story.begin()
  let news = 0
  story.onChange(() => {
    news += 1
  })

  before.send({ type: 'arrive' })
  before.stop()
  late.start()

  expect([news, story.machines().size, story.steps()]).toEqual([0, 0, []])
})

it('a machine that another of its id has replaced moves unseen', () => {
  const story = stage()
  const first = createActor(child, { inspect: story.inspect }).start()
  const second = createActor(child, { inspect: story.inspect }).start()
  first.send({ type: 'arrive' })

  expect(story.steps()).toEqual([])
  expect(story.machines().get('errand')?.actor).toBe(second)
})

it('a machine that runs before it is watched is watched from then on', () => {
  const story = stage()
  const actor = createActor(parent).start()
  story.watch(actor)
  actor.send({ type: 'send' })

  expect([...story.machines().keys()]).toEqual(['household', 'errand'])
  expect(story.steps().map(({ from, to }) => [from, to])).toEqual([['idle', 'waiting']])
})

it('a machine that is stopped says so', () => {
  const story = stage()
  const actor = createActor(child, { inspect: story.inspect }).start()
  actor.stop()

  expect(statusOf(story, 'errand')).toBe('stopped')
})

it('each event is written down with who sent it and where it led', async () => {
  const story = stage()
  const actor = createActor(parent, { inspect: story.inspect }).start()
  story.sendAs('panel', () => actor.send({ type: 'send' }))
  actor.send({ type: 'hurry' })
  Object.assign(globalThis, { event: {} })
  actor.send({ type: 'ask' })
  Object.assign(globalThis, { event: undefined })
  await Promise.resolve()
  await Promise.resolve()

  expect(story.steps().map(({ id, event, by, from, to }) => [id, event.type, by, from, to])).toEqual([
    ['household', 'send', 'panel', 'idle', 'waiting'],
    ['household', 'hurry', 'page', 'waiting', 'waiting'],
    ['errand', 'arrive', 'machine', 'going', 'there'],
    ['household', 'xstate.done.actor.child', 'machine', 'waiting', 'idle'],
    ['household', 'ask', 'person', 'idle', 'asking'],
    ['household', 'xstate.done.actor.load', 'machine', 'asking', 'told'],
  ])
})

it('what a machine dies of is told with the event that it died of', async () => {
  const story = stage()
  const actor = createActor(fragile, { inspect: story.inspect })
  actor.subscribe({ error: () => {} })
  actor.start()
  actor.send({ type: 'say' } as never)
  await Promise.resolve()

  expect(statusOf(story, 'fragile')).toBe('error')
  expect(story.steps()[0]?.error).toBeInstanceOf(TypeError)
})
