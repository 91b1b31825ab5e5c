import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { FILES_COMING } from '../files/index.ts'
import { aCase, aPicture, recordingApi, settle, testUuid } from '../testing/index.ts'
import { caseRules } from '../validators/index.ts'
import { caseForm, caseKeys, caseQueries, caseValues, ownCaseList } from './index.ts'

const photos = [aPicture({ id: testUuid(2) }), aPicture({ id: testUuid(1) })]

describe('the form of a work', () => {
  it('begins with what the work says, and sends it with its photos in their order', async () => {
    const asked: object[] = []
    const machine = caseForm.provide({
      save: async (body) => {
        asked.push(body)
        return aCase()
      },
    })
    const actor = createActor(machine, { input: { values: caseValues(aCase({ photos, text: '' })) } }).start()
    actor.send({ type: 'field.change', name: 'price', value: null })
    actor.send({ type: 'form.submit' })
    await settle()
    const { title, category, termDays, year } = aCase()
    expect(asked).toEqual([
      { photoIds: [testUuid(2), testUuid(1)], title, categoryId: category.id, price: null, termDays, year, text: '' },
    ])
    expect(caseForm.select(actor.getSnapshot()).status).toBe('done')
  })

  it('wants a title, a category and a photo that has arrived; the rest may be left out', () => {
    expect(caseForm.validate(caseForm.initial)).toEqual({
      photoIds: caseRules.photos([]),
      title: 'Назовите работу.',
      categoryId: 'Выберите категорию.',
    })
    const values = caseValues(aCase({ photos }))
    expect(caseForm.validate(values)).toEqual({})
    expect(
      caseForm.validate({
        ...values,
        photoIds: { ...values.photoIds, missing: ['Кухня.jpg'] },
        price: 50,
        termDays: 0,
        year: 1900,
        text: 'ы'.repeat(3001),
      }),
    ).toEqual({
      photoIds: FILES_COMING,
      price: 'Не меньше 1\u00a0₽.',
      termDays: 'Срок работы: от 1 до 3650 дней.',
      year: 'Некорректный год.',
      text: 'Описание: не больше 3\u00a0000 символов.',
    })
  })
})

it('a work is asked for by its number, and the question can be cancelled', async () => {
  const { api, calls } = recordingApi()
  const { signal } = new AbortController()
  const { queryKey, queryFn } = caseQueries(api).one(461)
  await queryFn({ signal })
  expect(calls).toEqual([['getCase', { params: { id: 461 } }, { signal }]])
  expect(queryKey).toEqual([...caseKeys.all, 'one', 461])
  expect(ownCaseList.parse({ page: '2' })).toEqual({ page: 2 })
})
