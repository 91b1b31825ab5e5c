import { indexCategories } from '@artel/core/categories'
import { taskWizardMachine } from '@artel/core/tasks'
import { fakeIds, manualClock, memoryStorage } from '@artel/core/testing'
import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { refusalOf } from './try-event.ts'

const wizard = () => {
  const clock = manualClock()
  const storage = memoryStorage()
  const input = { categories: indexCategories([]), timeZone: 'UTC', clock, storage, ids: fakeIds(), isSignedIn: true }
  return { storage, actor: createActor(taskWizardMachine, { clock, input }).start() }
}

it('data that the machine would die of is refused, and the story lives on', () => {
  const { actor, storage } = wizard()
  const before = actor.getSnapshot()
  const refusal = refusalOf(actor, { type: 'field.change', name: 'title' })

  expect(refusal?.text).toMatch(/^Машина taskWizard не приняла событие field\.change: данных не хватает/)
  expect(refusal?.details).toMatch(/undefined/)
  expect(refusal?.isFatal).toBe(false)
  expect(actor.getSnapshot()).toBe(before)
  expect(storage.entries.size).toBe(0)
})

it('an event that the machine takes is tried without being sent', () => {
  const { actor, storage } = wizard()

  expect(refusalOf(actor, { type: 'field.change', name: 'title', value: 'Собрать шкаф' })).toBeNull()
  expect(actor.getSnapshot().context.values.title).toBe('')
  expect(storage.entries.size).toBe(0)
})

it('an event that nobody waits for, and a machine that has ended, are told of', () => {
  expect(refusalOf(wizard().actor, { type: 'step.back' })?.text).toBe(
    'Машина taskWizard не ждёт события step.back в этом состоянии.',
  )
  const ended = createActor(createMachine({ id: 'm', initial: 'end', states: { end: { type: 'final' } } })).start()
  expect(refusalOf(ended, { type: 'go' })).toEqual({
    text: 'Машина m уже остановилась: событий она не слышит.',
    details: null,
    isFatal: true,
  })
})
