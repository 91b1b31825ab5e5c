import { describe, expect, it } from 'vitest'
import { cursorOf, type TaskPosition } from './task-cursor.ts'
import { taskOrderOf } from './task-order.ts'
import { taskOperations } from './tasks.operations.ts'

const { query } = taskOperations.walkTasks
const KAZAN = { latitude: 55.796, longitude: 49.1082 }
const from = { lat: KAZAN.latitude, lon: KAZAN.longitude }

const positions: readonly (readonly [object, TaskPosition])[] = [
  [{}, { by: 'createdAt', direction: 'desc', at: 1_772_438_400_000_001, id: 7 }],
  [{ sortDirection: 'asc' }, { by: 'createdAt', direction: 'asc', at: 0, id: 1 }],
  [
    { sortBy: 'endPeriod', sortDirection: 'desc' },
    { by: 'endPeriod', direction: 'desc', at: 5, id: 9_007_199_254_740_991 },
  ],
  [
    { sortBy: 'distanceToUser', ...KAZAN },
    { by: 'distance', from, distance: 1234.000000000567, at: 5, id: 7 },
  ],
  [
    { sortBy: 'distanceToUser', ...KAZAN },
    { by: 'distance', from, distance: 1e-7, at: 5, id: 7 },
  ],
  [
    { sortBy: 'distanceToUser', ...KAZAN },
    { by: 'distance', from, distance: null, at: 5, id: 7 },
  ],
]

describe('a cursor', () => {
  it.each(positions)('of %o is read as the position that it was made of: %o', (order, position) => {
    expect(query.parse({ ...order, cursor: cursorOf(position) }).cursor).toEqual(position)
  })

  it.each([
    '',
    'createdAt',
    'createdAt_desc_5',
    'createdAt_desc_5_',
    'createdAt_desc_5_0',
    'createdAt_desc_-5_7',
    'createdAt_desc_5.5_7',
    'createdAt_desc_05_7',
    'createdAt_desc_0x5_7',
    'createdAt_desc_5_7_7',
    'createdAt_down_5_7',
    'updatedAt_desc_5_7',
    'createdAt_desc_5_9007199254740993',
    'distance_55.796_49.1082_Infinity_5_7',
    'distance_95_49.1082_5_5_7',
    'distance_55.796_49.1082__5_7',
    `createdAt_desc_5_${'7'.repeat(300)}`,
  ])('is refused when no list has given it: %s', (cursor) => {
    const { error } = query.safeParse({ cursor })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['cursor'], 'С этого места список не продолжить, откройте его сначала.'],
    ])
  })

  it.each([
    [{ sortDirection: 'asc' }, positions[0]],
    [{ sortBy: 'endPeriod' }, positions[0]],
    [{}, positions[3]],
    [{ sortBy: 'distanceToUser', ...KAZAN }, positions[0]],
    [{ sortBy: 'distanceToUser', ...KAZAN, latitude: 55.797 }, positions[3]],
    [{ sortBy: 'distanceToUser', ...KAZAN, longitude: 49.1083 }, positions[3]],
    [{ sortBy: 'distanceToUser', ...KAZAN, placeMode: 'REMOTE' }, positions[3]],
  ] as const)('is refused in another order: %o', (order, position) => {
    const cursor = cursorOf(position?.[1] as TaskPosition)
    expect(query.safeParse({ ...order, cursor }).error?.issues.map(({ path }) => path)).toEqual([['cursor']])
  })
})

describe('the order of a list', () => {
  it('is the one that a person means: new, urgent and near tasks first', () => {
    expect(taskOrderOf({ sortBy: 'createdAt' })).toEqual({ by: 'createdAt', direction: 'desc' })
    expect(taskOrderOf({ sortBy: 'endPeriod' })).toEqual({ by: 'endPeriod', direction: 'asc' })
    expect(taskOrderOf({ sortBy: 'distanceToUser', ...KAZAN })).toEqual({ by: 'distance', from })
  })

  it('is by age where nothing can be near', () => {
    const newest = { by: 'createdAt', direction: 'desc' }
    expect(taskOrderOf({ sortBy: 'distanceToUser', latitude: 55.796 })).toEqual(newest)
    expect(taskOrderOf({ sortBy: 'distanceToUser', longitude: 49.1082 })).toEqual(newest)
    expect(taskOrderOf({ sortBy: 'distanceToUser', ...KAZAN, placeMode: 'REMOTE' })).toEqual(newest)
  })
})
