import { describe, expect, it } from 'vitest'
import { storiesIn } from './read-stories.ts'

const file = (stories: string) => `
const meta = preview.meta({
  title: 'Экраны/Город',
  parameters: { ...pageParameters, machine: { id: 'cityChooser' } },
  globals: { viewer: 'client' },
})
${stories}`

describe('stories read without running them', () => {
  it('have the address, the name and the sentence that Storybook gives them', () => {
    const [story] = storiesIn(
      file("/** Показывается сразу. */\nexport const OnPhone = meta.story({ name: 'Сразу' })"),
      'a.tsx',
    )
    expect(story).toEqual({
      id: 'экраны-город--on-phone',
      title: 'Экраны/Город',
      name: 'Сразу',
      state: 'OnPhone',
      note: 'Показывается сразу.',
      file: 'a.tsx',
      viewer: 'client',
      machine: null,
      alike: null,
    })
  })

  it('take what they do not say from the meta and from the story they extend', () => {
    const stories = storiesIn(
      file(`
export const Failed = meta.story({ parameters: { machine: { state: 'failed' } } })
export const FailedForGuest = Failed.extend({ globals: { viewer: 'guest' } })
export const Expired = meta.story({ parameters: { machine: { id: 'session', state: ['expired', 'guest'] } } })`),
      'a.tsx',
    )
    expect(stories.map(({ viewer, machine }) => [viewer, machine])).toEqual([
      ['client', { id: 'cityChooser', states: ['failed'] }],
      ['guest', { id: 'cityChooser', states: ['failed'] }],
      ['client', { id: 'session', states: ['expired', 'guest'] }],
    ])
  })

  it('are not tests', () => {
    const stories = storiesIn(file("export const Retried = meta.story({ tags: ['!dev'] })"), 'a.tsx')
    expect(stories).toEqual([])
  })

  it('may say why they look like another', () => {
    const stories = storiesIn(
      file(`
export const Broken = meta.story({ parameters: { alike: 'Картинки нет в обоих случаях' } })
export const BrokenForGuest = Broken.extend({ globals: { viewer: 'guest' } })`),
      'a.tsx',
    )
    expect(stories.map(({ alike }) => alike)).toEqual(['Картинки нет в обоих случаях', null])
  })

  it('must write their state out', () => {
    const computed = file('export const Any = meta.story({ parameters: { machine: { state: stateOf(1) } } })')
    expect(() => storiesIn(computed, 'a.tsx')).toThrow('a.tsx:7: a string is expected here')
  })
})
