// packages/core/src/tasks/task-wizard.recorded.test.ts
// Recorded in the story «Экраны/Пример: Целиком».

import { indexCategories } from '@artel/core/categories'
import { taskWizardMachine } from '@artel/core/tasks'
import { fakeIds, manualClock, memoryStorage } from '@artel/core/testing'
import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'

it('taskWizard stands in editing.details after what happened in a story', () => {
  const silent = fromPromise(() => new Promise(() => {}))
  const clock = manualClock('2026-03-02T09:00:00.000Z')
  const actor = createActor(taskWizardMachine.provide({ actors: { createTask: silent } as never }), {
    clock,
    input: {
      categories: indexCategories([
        {
          id: 500,
          slug: 'furniture',
          name: 'Сантехника',
          parentId: 1,
          properties: [
            {
              id: 'fixture',
              name: 'Что нужно сделать',
              type: 'choice',
              required: true,
              options: ['Починить', 'Установить', 'Заменить'],
              unit: null,
            },
          ],
          meta: { description: 'Ремонт и установка смесителей, труб и бытовой сантехники.' },
          tasksCount: 24,
          typicalPrice: 450000,
          childCategories: [
            {
              id: 501,
              slug: 'assembly',
              name: 'Сантехника',
              parentId: 500,
              properties: [
                {
                  id: 'fixture',
                  name: 'Что нужно сделать',
                  type: 'choice',
                  required: true,
                  options: ['Починить', 'Установить', 'Заменить'],
                  unit: null,
                },
              ],
              meta: { description: 'Ремонт и установка смесителей, труб и бытовой сантехники.' },
              tasksCount: 24,
              typicalPrice: 450000,
              childCategories: [],
            },
          ],
        },
      ]),
      timeZone: 'Europe/Moscow',
      clock,
      storage: memoryStorage(),
      ids: fakeIds(),
      isSignedIn: true,
    },
  }).start()

  const events = [
    { type: 'field.change', name: 'title', value: 'Собрать шкаф «Пакс»' },
    { type: 'field.change', name: 'categoryId', value: 501 },
    { type: 'step.next' },
  ]
  for (const event of events) actor.send(event as never)

  expect(actor.getSnapshot().value).toEqual({ editing: 'details' })
})
