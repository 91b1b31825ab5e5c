import { describe, expect, it } from 'vitest'
import type { Screen } from '../workshop/screens.ts'
import type { StoryRecord } from '../workshop/story-record.ts'
import { foundIn, isStoryFound } from './map-search.ts'
import { screenStateSum } from './map-sum.ts'

const aStory = (change: Partial<StoryRecord>): StoryRecord => ({
  id: 'экраны-задания-отклики--empty',
  title: 'Экраны/Задания/Отклики',
  name: 'Откликов нет',
  state: 'Empty',
  note: 'Показывается, когда ещё никто не откликнулся.',
  file: 'stories/tasks/ReplyList.stories.tsx',
  viewer: null,
  machine: null,
  alike: null,
  ...change,
})

const empty = aStory({})
const long = aStory({ id: 'экраны-задания-отклики--long', name: 'Длинный отклик', state: 'Long', note: '' })

const task: Screen = {
  name: 'task',
  route: { pattern: '/task/{id}', title: 'Задание', layout: 'default', guards: [] },
  area: 'Задания',
  admits: ['guest'],
  isServed: true,
  plan: undefined,
  stories: [empty, long],
  states: [
    { state: 'Empty', label: 'Пусто', stories: [empty], reason: undefined },
    { state: 'Offline', label: 'Нет связи', stories: [], reason: 'Страница приходит готовой' },
    { state: 'Failed', label: 'Не получилось', stories: [], reason: undefined },
  ],
}

const namesFound = (search: string) => foundIn(task, search)?.stories.map(({ name }) => name)

describe('the search of the map', () => {
  it('knows the place of a story in the sidebar', () => {
    expect(namesFound('экраны/задания/отклики')).toEqual(['Откликов нет', 'Длинный отклик'])
    expect(isStoryFound(empty, 'Экраны/Задания')).toBe(true)
  })

  it('wants every word, wherever it stands and however ё is written', () => {
    expect(namesFound('отклики еще никто')).toEqual(['Откликов нет'])
    expect(namesFound('задание длинный')).toEqual(['Длинный отклик'])
    expect(foundIn(task, 'дирижабль')).toBe(null)
  })

  it('leaves a screen whole that is asked for itself, and finds what has no story', () => {
    expect(foundIn(task, '/task/')).toBe(task)
    expect(foundIn(task, 'нет связи')?.states.map(({ label }) => label)).toEqual(['Нет связи'])
  })
})

describe('the sum of the map', () => {
  it('tells what is waived from what is missing, and asks nothing of pages to come', () => {
    const later = { ...task, isServed: false }
    expect(screenStateSum([task, later])).toEqual({ all: 3, shown: 1, waived: 1, missing: 1 })
  })
})
