import { describe, expect, it } from 'vitest'
import type { TaskInput } from '../contract/tasks.ts'
import { mergeTaskChanges } from './merge-task-changes.ts'
import { publicPoint } from './public-point.ts'

const before: TaskInput = {
  title: 'Починить кран на кухне',
  categoryId: 12,
  properties: { urgent: true },
  description: 'Капает кран на кухне, нужно заменить картридж.',
  placeMode: 'CLIENT',
  cityId: 3,
  point: { lat: 55.796, lon: 49.1082 },
  addressDetail: 'Баумана, 5',
  dateMode: 'EXACT',
  startPeriod: '2026-11-24T09:00:00.000Z',
  endPeriod: '2026-11-24T09:00:00.000Z',
  budgetType: 'FIXED',
  budgetFrom: 500_000,
  budgetTo: 500_000,
  contactMode: 'CHAT_AND_PHONE',
  verifiedOnly: true,
}

describe('a change of a task', () => {
  it('leaves what it does not name', () => {
    expect(mergeTaskChanges(before, {})).toEqual(before)
    expect(mergeTaskChanges(before, { title: 'Починить смеситель', cityId: undefined })).toEqual({
      ...before,
      title: 'Починить смеситель',
    })
  })

  it('empties what it names as empty', () => {
    expect(mergeTaskChanges(before, { addressDetail: null, properties: {}, verifiedOnly: false })).toMatchObject({
      addressDetail: null,
      properties: {},
      verifiedOnly: false,
    })
  })

  it('keeps the other edge of a range and of a period', () => {
    const wide = { ...before, budgetType: 'RANGE', dateMode: 'PERIOD' } as const
    const { budgetFrom, budgetTo, startPeriod } = mergeTaskChanges(wide, {
      budgetFrom: 300_000,
      endPeriod: '2026-11-30T09:00:00.000Z',
    })
    expect([budgetFrom, budgetTo, startPeriod]).toEqual([300_000, 500_000, wide.startPeriod])
  })

  it('takes either edge of a fixed budget or of an exact day for the whole', () => {
    expect(mergeTaskChanges(before, { budgetFrom: 700_000 })).toMatchObject({ budgetFrom: 700_000, budgetTo: null })
    const endPeriod = '2026-11-30T09:00:00.000Z'
    expect(mergeTaskChanges(before, { endPeriod })).toMatchObject({ startPeriod: null, endPeriod })
    expect(mergeTaskChanges(before, { budgetFrom: 400_000, budgetTo: 700_000, budgetType: 'RANGE' })).toMatchObject({
      budgetFrom: 400_000,
      budgetTo: 700_000,
    })
  })

  it('forgets the point with another city, keeps it with the same, and of a new one only what the public may know', () => {
    expect(mergeTaskChanges(before, { cityId: 4 }).point).toBeNull()
    expect(mergeTaskChanges(before, { cityId: 3 }).point).toEqual(before.point)
    const point = { lat: 55.1234567, lon: 49.7654321 }
    expect(mergeTaskChanges(before, { cityId: 4, point }).point).toEqual(publicPoint(point))
  })
})
