import type { RouteDefinition } from '@artel/core/routes'
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { activeStates } from './active-states.ts'
import { chartOf, visibleStates } from './chart.ts'
import { machineGaps, screenGaps } from './gaps.ts'
import { commonStates } from './screen-plans.ts'
import { screensOf } from './screens.ts'
import type { StoryRecord } from './story-record.ts'

const chart = chartOf(
  setup({}).createMachine({
    id: 'upload',
    initial: 'choosing',
    states: {
      choosing: { always: 'open' },
      open: { initial: 'idle', states: { idle: {}, sending: { on: { cancel: 'idle' } } } },
      done: { type: 'final' },
    },
  }),
)

const aStory = (change: Partial<StoryRecord> = {}): StoryRecord => ({
  id: 'экраны-файл--page',
  title: 'Экраны/Файл',
  name: 'Файл',
  state: 'Page',
  note: '',
  file: 'stories/upload.stories.tsx',
  viewer: null,
  machine: null,
  alike: null,
  ...change,
})

const shows = (...states: string[]) => aStory({ machine: { id: 'upload', states } })
const plan = { upload: { title: 'Загрузка' } }

describe('the states of a machine', () => {
  it('that one can find it in are the innermost ones that last', () => {
    expect(visibleStates(chart)).toEqual(['open.idle', 'open.sending', 'done'])
  })

  it('are lit with everything around them', () => {
    expect(activeStates({ open: { reading: 'idle', history: 'loading' } })).toEqual([
      'open',
      'open.reading',
      'open.reading.idle',
      'open.history',
      'open.history.loading',
    ])
  })

  it('each need a story or a reason', () => {
    const waived = { upload: { title: 'Загрузка', waived: { done: 'Окно закрывается в тот же миг' } } }
    expect(machineGaps([chart], waived, [shows('open.idle')], [])).toEqual([
      'Машина upload, состояние open.sending: нет истории и нет письменной причины, почему её нет.',
    ])
  })

  it('are not excused by a word, nor for longer than needed', () => {
    const excused = {
      upload: { title: 'Загрузка', waived: { done: 'потом', 'open.idle': 'Такой истории пока не было' } },
    }
    expect(machineGaps([chart], excused, [shows('open.idle', 'open.sending')], [])).toEqual([
      'Машина upload, состояние done: нет истории и нет письменной причины, почему её нет.',
      'Машина upload, состояние open.idle: причина в machine-plans.ts больше не нужна.',
    ])
  })

  it('must exist when a story names them', () => {
    const gaps = machineGaps([chart], plan, [shows('open.idle', 'open.sending', 'done', 'broken')], [])
    expect(gaps).toEqual(['stories/upload.stories.tsx, Page: у машины upload нет состояния broken.'])
  })

  it('are asked of a machine that waits for its page from the day the page is served', () => {
    const routes: Record<string, RouteDefinition> = {
      files: { pattern: '/files', title: 'Файлы', layout: 'default', guards: [] },
    }
    const waiting = { upload: { title: 'Загрузка', awaits: ['files'] } }
    expect(machineGaps([chart], waiting, [], screensOf(routes, {}, [], []))).toEqual([])
    expect(machineGaps([chart], waiting, [], screensOf(routes, {}, ['/files'], []))).toHaveLength(3)
  })
})

describe('the states of a screen', () => {
  const routes: Record<string, RouteDefinition> = {
    file: { pattern: '/files/{id}', title: 'Файл', layout: 'default', guards: ['auth'], params: { id: /^\d+$/ } },
  }
  const plans = { file: { stories: ['Экраны/Файл'] } }
  const all = Object.keys(commonStates).map((state) => aStory({ state: `Some${state}` }))

  it('are asked once the app serves it, whatever the parameter is called there', () => {
    expect(screenGaps(screensOf(routes, plans, [], []))).toEqual([])
    expect(screenGaps(screensOf(routes, plans, ['/files/$fileId'], all))).toEqual([])
    expect(screenGaps(screensOf(routes, plans, ['/files/$fileId'], all.slice(1)))).toEqual([
      'Экран file, состояние Loading: нет истории и нет письменной причины, почему её нет.',
    ])
  })

  it('are those of a text where a page is shown under its own title and no plan says more', () => {
    const text: Record<string, RouteDefinition> = {
      policy: { pattern: '/policy', title: 'Политика', layout: 'default', guards: [] },
    }
    const onPhone = aStory({ title: 'Экраны/Политика', state: 'OnPhone' })
    expect(screenGaps(screensOf(text, {}, ['/policy'], [onPhone]))).toEqual([])
    expect(screenGaps(screensOf(text, {}, ['/policy'], [{ ...onPhone, state: 'Text' }]))).toEqual([
      'Экран policy, состояние OnPhone: нет истории и нет письменной причины, почему её нет.',
    ])
    expect(screenGaps(screensOf(text, {}, ['/policy'], []))).toEqual([
      'Экран policy: приложение его отдаёт, а в stories/workshop/screen-plans.ts строки нет.',
    ])
  })

  it('need a plan that says where they are', () => {
    expect(screenGaps(screensOf(routes, {}, ['/files/$id'], all))).toEqual([
      'Экран file: приложение его отдаёт, а в stories/workshop/screen-plans.ts строки нет.',
    ])
  })
})
