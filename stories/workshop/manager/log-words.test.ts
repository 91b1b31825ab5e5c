import { expect, it } from 'vitest'
import type { LoggedEvent } from '../chart-news.ts'
import { logWords } from './log-words.ts'

const anEvent = (event: Partial<LoggedEvent>): LoggedEvent => ({
  index: 0,
  machine: 'taskWizard',
  type: 'step.next',
  data: {},
  by: 'person',
  from: { editing: 'what' },
  to: { editing: 'details' },
  isFatal: false,
  ...event,
})

it('an event of the log is read in Russian, with where it led', () => {
  expect(logWords(anEvent({}))).toEqual({
    event: 'step.next',
    data: '',
    sender: 'рукой в истории',
    change: 'editing.what → editing.details',
  })
  expect(
    logWords(anEvent({ type: 'field.change', data: { name: 'title' }, by: 'panel', to: { editing: 'what' } })),
  ).toEqual({
    event: 'field.change',
    data: '{"name":"title"}',
    sender: 'из панели',
    change: 'осталась в editing.what',
  })
  expect(
    logWords(anEvent({ type: 'xstate.error.actor.createTask', data: { error: 'нет связи' }, by: 'machine' })),
  ).toEqual({
    event: 'ошибка: createTask',
    data: '',
    sender: 'машина сама',
    change: 'editing.what → editing.details',
  })
  expect(logWords(anEvent({ by: 'page', isFatal: true, from: { a: 'x', b: 'y' } }))).toEqual({
    event: 'step.next',
    data: '',
    sender: 'страница сама',
    change: 'сломалась в a.x и b.y',
  })
})
