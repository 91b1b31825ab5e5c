import { expect, it } from 'vitest'
import { lookalikes } from './lookalikes.ts'
import type { StoryRecord } from './story-record.ts'

const aStory = (state: string, change: Partial<StoryRecord> = {}): StoryRecord => ({
  id: `экраны-вход--${state}`,
  title: 'Экраны/Вход',
  name: state,
  state,
  note: '',
  file: 'stories/sign-in.stories.tsx',
  viewer: null,
  machine: null,
  alike: null,
  ...change,
})

/** Marks of stories on a phone and on a desktop. */
const marksOf = (shades: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(shades).flatMap(([state, shade]) =>
      ['phone-dark', 'desktop-light'].map((look) => [`${look}/экраны-вход--${state}`, `${state}.${look}${shade}`]),
    ),
  )

const same = marksOf({ sending: 'a', done: 'a' })

it('two states of a screen that cannot be told apart are named, once', () => {
  const [gap, ...others] = lookalikes([aStory('sending'), aStory('done')], same)
  expect(gap).toContain('«done» выглядит как «sending»')
  expect(others).toEqual([])
})

it('so are two states of one machine in different places', () => {
  const machine = (state: string) => ({ machine: { id: 'signIn', states: [state] } })
  const stories = [
    aStory('sending', machine('submitting')),
    aStory('done', { ...machine('done'), title: 'Экраны/Окно' }),
  ]
  expect(lookalikes(stories, same)).toHaveLength(1)
  expect(lookalikes([aStory('sending'), aStory('done', { title: 'Экраны/Окно' })], same)).toEqual([])
})

it('one reason is enough, one word is not', () => {
  expect(lookalikes([aStory('sending', { alike: 'Ответа и правда не видно' }), aStory('done')], same)).toEqual([])
  expect(lookalikes([aStory('sending', { alike: 'так' }), aStory('done')], same)).toHaveLength(1)
})

it('a reason excuses its own story alone', () => {
  const three = marksOf({ sending: 'a', done: 'a', kept: 'a' })
  const stories = [aStory('sending', { alike: 'Ответа и правда не видно' }), aStory('done'), aStory('kept')]
  expect(lookalikes(stories, three)).toHaveLength(1)
})

it('a reason that is needed no longer is named', () => {
  const stories = [aStory('sending', { alike: 'Ответа и правда не видно' }), aStory('done')]
  expect(lookalikes(stories, marksOf({ sending: 'a', done: 'b' }))[0]).toContain('причина (alike) не нужна')
})

it('stories without pictures are not asked', () => {
  expect(lookalikes([aStory('sending'), aStory('done')], {})).toEqual([])
})
