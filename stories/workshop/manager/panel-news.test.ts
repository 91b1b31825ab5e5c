import { describe, expect, it } from 'vitest'
import type { StagedChart, StoryNews } from '../chart-news.ts'
import { hear, newsOf, shownMachine } from './panel-news.ts'

const aChart = (id: string): StagedChart => ({
  title: id,
  samples: {},
  stories: {},
  chart: {
    id,
    root: {
      path: '',
      name: id,
      kind: 'compound',
      isInitial: false,
      isPassing: false,
      invokes: [],
      transitions: [],
      states: ['open', 'done'].map((name) => ({
        path: name,
        name,
        kind: name === 'done' ? 'final' : 'atomic',
        isInitial: name === 'open',
        isPassing: false,
        invokes: [],
        transitions: [],
        states: [],
      })),
    },
  },
})

const theNews = (news: Partial<StoryNews> = {}): StoryNews => ({
  storyId: 'wizard--whole',
  run: 100,
  letter: 1,
  declared: null,
  charts: [],
  machines: [],
  log: [],
  trouble: null,
  isReplaying: false,
  ...news,
})

describe('the panel beside a story', () => {
  it('shows no machine of the story before while the next one has said nothing yet', () => {
    const known = hear(null, theNews({ storyId: 'wizard--whole', charts: [aChart('taskWizard')] }))

    expect(newsOf(known, 'wizard--whole')).toBe(known)
    expect(newsOf(known, 'chat--open')).toBeNull()
  })

  it('is not turned back by a letter of the story before that comes late', () => {
    const late = theNews({ run: 100, letter: 90, charts: [aChart('taskWizard')] })
    const current = theNews({ storyId: 'chat--open', run: 200, charts: [aChart('chat')] })

    expect(newsOf(hear(hear(null, current), late), 'chat--open')).toBe(current)
  })

  it('is not turned back by an earlier letter that comes again by another way after a reload', () => {
    const sending = theNews({ letter: 7, machines: [{ id: 'taskWizard', value: 'sending', status: 'active' }] })
    const editing = theNews({ letter: 3, machines: [{ id: 'taskWizard', value: 'editing', status: 'active' }] })

    expect(hear(sending, editing)).toBe(sending)
    expect(hear(editing, sending)).toBe(sending)
  })

  it('follows a story that is started anew, whose letters are counted from one', () => {
    const again = theNews({ run: 101, letter: 1 })

    expect(hear(theNews({ run: 100, letter: 40 }), again)).toBe(again)
  })
})

describe('the machine on the picture', () => {
  const charts = [aChart('toasts'), aChart('taskWizard')]

  it('is the declared one, and the chosen one before it', () => {
    const news = theNews({ charts, declared: { id: 'taskWizard', states: ['open'] } })

    expect(shownMachine(news, null)?.staged.title).toBe('taskWizard')
    expect(shownMachine(news, 'toasts')?.staged.title).toBe('toasts')
  })

  it('is another one when the chosen one is not in this story', () => {
    expect(shownMachine(theNews({ charts: [aChart('chat')] }), 'taskWizard')?.staged.title).toBe('chat')
  })

  it('runs, has ended, has broken, or stands where the story has put it', () => {
    const statusOf = (news: Partial<StoryNews>) => {
      const shown = shownMachine(theNews({ charts, ...news }), 'taskWizard')
      return [shown?.status, shown?.lit]
    }
    const live = (status: 'active' | 'done' | 'error' | 'stopped') =>
      statusOf({ machines: [{ id: 'taskWizard', value: { open: 'here' }, status }] })

    expect(live('active')).toEqual(['running', ['open', 'open.here']])
    expect(live('error')).toEqual(['broken', ['open', 'open.here']])
    expect(live('stopped')).toEqual(['ended', ['open', 'open.here']])
    expect(statusOf({ declared: { id: 'taskWizard', states: ['open.here'] } })).toEqual([
      'frozen',
      ['open', 'open.here'],
    ])
    expect(statusOf({ declared: { id: 'taskWizard', states: ['done'] } })).toEqual(['ended', ['done']])
  })
})
