import { describe, expect, it } from 'vitest'
import { reachOfPage } from './manager/reach-of-page.ts'
import { outOfReach } from './toolbar-reach.ts'

const all = { backend: true, network: true, text: true }

describe('Settings of the toolbar', () => {
  it('act on a screen that asks the backend and shows its words', () => {
    expect(outOfReach({ parameters: {} }, all)).toEqual({})
  })

  it('cannot change who looks, or the network, where data is ready', () => {
    expect(Object.keys(outOfReach({ parameters: {} }, { ...all, backend: false, network: false }))).toEqual([
      'viewer',
      'network',
    ])
  })

  it('cannot change the network of a story that answers by itself', () => {
    expect(outOfReach({ parameters: {} }, { ...all, network: false }).network).toMatch(/отвечает она сама/)
  })

  it('cannot lengthen a story without words', () => {
    expect(Object.keys(outOfReach({ parameters: {} }, { ...all, text: false }))).toEqual(['text'])
  })

  it('leave alone what a story sets itself', () => {
    const story = { parameters: { toolbar: { viewer: 'Одинаково' } }, storyGlobals: { viewer: 'client' } }
    expect(outOfReach(story, all).viewer).toMatch(/задано самой историей/)
  })

  it('say what the story says of them', () => {
    expect(outOfReach({ parameters: { toolbar: { network: 'Вход не ломается' } } }, all)).toEqual({
      network: 'Вход не ломается',
    })
  })
})

describe('The toolbar above an open page', () => {
  const story = { id: 'a--b', type: 'story', tags: [] } as const
  const news = { storyId: 'a--b', outOfReach: { network: 'Нет сети' } }

  it('believes the news of the story that is open, and of no other', () => {
    expect(reachOfPage(story, news)).toEqual({ network: 'Нет сети' })
    expect(reachOfPage({ ...story, id: 'a--c' }, news)).toEqual({})
    expect(reachOfPage(story, null)).toEqual({})
  })

  it('leaves the length of text to a description with stories, and nothing but the theme to a page of text', () => {
    expect(Object.keys(reachOfPage({ id: 'a--docs', type: 'docs', tags: ['autodocs'] }, news))).toEqual([
      'viewer',
      'network',
    ])
    const page = { id: 'p--docs', type: 'docs', tags: ['unattached-mdx'] } as const
    expect(Object.keys(reachOfPage(page, null))).toEqual(['viewer', 'network', 'text'])
  })
})
