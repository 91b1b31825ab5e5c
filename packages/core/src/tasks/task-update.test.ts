import { describe, expect, it } from 'vitest'
import { indexCategories } from '../categories/index.ts'
import type { TaskInput } from '../contract/tasks.ts'
import { aCategory, aCategoryProperty, TEST_NOW } from '../testing/index.ts'
import { checkTaskUpdate, contactsInTask, type IntendedUpdate } from './task-update.ts'

const now = Date.parse(TEST_NOW)
const questions = [aCategoryProperty(), aCategoryProperty({ id: 'brand', type: 'string', required: false })]
const surroundings = { now, categories: indexCategories([aCategory({ parentId: null, properties: questions })]) }
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString()

const published: TaskInput = {
  title: 'Заменить смеситель на кухне',
  categoryId: 11,
  properties: { fixture: 'Заменить' },
  description: 'Старый течёт у основания, новый уже куплен. Нужно снять и поставить.',
  placeMode: 'CLIENT',
  cityId: 551487,
  point: null,
  addressDetail: null,
  dateMode: 'ASAP',
  startPeriod: null,
  endPeriod: inDays(12),
  budgetType: 'FIXED',
  budgetFrom: 3_000_00,
  budgetTo: 3_000_00,
  contactMode: 'CHAT',
  verifiedOnly: false,
}
const update = (intended: Partial<IntendedUpdate>) => {
  const checked = checkTaskUpdate({ before: published, revision: null, changes: {}, ...intended }, surroundings)
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields))
  return checked
}

describe('a change of a task', () => {
  it('names what differs from what the public sees, and leaves an open end where it was', () => {
    expect(update({ changes: { budgetTo: 4_000_00 } })).toEqual({
      ok: true,
      input: { ...published, budgetFrom: 4_000_00, budgetTo: 4_000_00 },
      fields: ['budgetFrom', 'budgetTo'],
    })
  })

  it('that says the same changes nothing, in whatever order it lists the answers', () => {
    const before = { ...published, properties: { brand: 'Любой', fixture: 'Заменить' } }

    expect(update({ changes: { title: published.title } }).fields).toEqual([])
    expect(update({ before, changes: { properties: { fixture: 'Заменить', brand: 'Любой' } } }).fields).toEqual([])
  })

  it('sees another answer to a question', () => {
    expect(update({ before: { ...published, properties: { fixture: 'Установить' } } }).fields).toEqual([])
    expect(
      update({
        before: { ...published, properties: { fixture: 'Установить' } },
        changes: { properties: { fixture: 'Заменить' } },
      }).fields,
    ).toEqual(['properties'])
  })

  it('goes on from the one that waits for a moderator', () => {
    const { input, fields } = update({
      revision: { title: 'Заменить смеситель в ванной' },
      changes: { verifiedOnly: true },
    })

    expect([input.title, fields]).toEqual(['Заменить смеситель в ванной', ['title', 'verifiedOnly']])
  })

  it('gives an end of its own to another kind of dates, and to a task that had none', () => {
    expect(update({ changes: { dateMode: 'FLEXIBLE' } }).input.endPeriod).toBe(inDays(30))
    expect(update({ changes: { dateMode: 'EXACT', startPeriod: inDays(3) } }).input.endPeriod).toBe(inDays(3))
    expect(update({ before: { ...published, endPeriod: null } }).input.endPeriod).toBe(inDays(30))
  })

  it('moves the day of a task that has one', () => {
    const before: TaskInput = { ...published, dateMode: 'EXACT', startPeriod: inDays(3), endPeriod: inDays(3) }

    expect(update({ before, changes: { startPeriod: inDays(5) } })).toMatchObject({
      input: { startPeriod: inDays(5), endPeriod: inDays(5) },
      fields: ['startPeriod', 'endPeriod'],
    })
  })

  it('keeps the rules of a new task', () => {
    expect(checkTaskUpdate({ before: published, revision: null, changes: { title: 'Кран' } }, surroundings)).toEqual({
      ok: false,
      fields: { title: 'Что нужно сделать: не меньше 5 символов.' },
    })
  })
})

it('contacts are looked for in the title, the description and every answer in words', () => {
  const task = {
    title: 'Кран, пишите на kran@mail.ru',
    description: 'Телефон 8 917 234-56-78',
    properties: { note: 'site.ru', area: 89172345678, items: ['a@b.ru'] },
  }

  expect(contactsInTask(task).map(({ text }) => text)).toEqual(['kran@mail.ru', '8 917 234-56-78', 'site.ru'])
})
