import { describe, expect, it } from 'vitest'
import { TASK_STATUSES } from '../contract/index.ts'
import type { TaskViewer } from './decide-task.ts'
import { isCountedView, isOnBoard, isTaskVisible, statusesOfTab, taskViewerKind } from './task-visibility.ts'

const author = { id: 'author' }
const [client, executor, moderator, admin] = (
  [
    ['author', 'CLIENT'],
    ['executor', 'EXECUTOR'],
    ['moderator', 'MODERATOR'],
    ['admin', 'ADMIN'],
  ] as const
).map(([id, role]): TaskViewer => ({ id, role }))
const stranger: TaskViewer = { id: 'stranger', role: 'EXECUTOR' }

describe('who may know of a task', () => {
  it.each(TASK_STATUSES)('in the state %s', (status) => {
    const isPublic = status !== 'PENDING' && status !== 'REJECTED'
    const seen = [null, stranger, client ?? null, moderator ?? null, admin ?? null].map((viewer) =>
      isTaskVisible({ status, publishedAt: '2026-05-01T09:00:00.000Z', author }, viewer),
    )

    expect(seen).toEqual([isPublic, isPublic, true, true, true])
  })

  it.each(TASK_STATUSES)('in the state %s, when it was called off before anybody judged it', (status) => {
    const seen = [null, stranger, client ?? null, moderator ?? null].map((viewer) =>
      isTaskVisible({ status, publishedAt: null, author }, viewer),
    )

    expect(seen).toEqual([false, false, true, true])
  })
})

describe('how somebody stands to a task', () => {
  const kinds = (executorId: string | null, hasReplied: boolean) =>
    [null, client, executor, stranger, moderator, admin].map((viewer) =>
      taskViewerKind({ author, executorId }, viewer ?? null, hasReplied),
    )

  it('while nobody is chosen', () => {
    expect(kinds(null, false)).toEqual(['GUEST', 'AUTHOR', 'OTHER', 'OTHER', 'STAFF', 'STAFF'])
  })

  it('once somebody is chosen', () => {
    expect(kinds('executor', false)).toEqual(['GUEST', 'AUTHOR', 'EXECUTOR', 'OTHER', 'STAFF', 'STAFF'])
  })

  it('who has replied', () => {
    expect(kinds('executor', true)).toEqual(['GUEST', 'AUTHOR', 'EXECUTOR', 'CANDIDATE', 'STAFF', 'STAFF'])
  })
})

it('the board has only what looks for an executor', () => {
  expect(TASK_STATUSES.filter((status) => isOnBoard({ status }))).toEqual(['APPROVED'])
})

it("one's own tasks are by state, with all that ended without success in the archive", () => {
  expect(statusesOfTab(undefined)).toBeUndefined()
  expect(statusesOfTab('FINISHED')).toEqual(['FINISHED'])
  expect(statusesOfTab('ARCHIVED')).toEqual(['ARCHIVED', 'CANCELED', 'REJECTED'])
})

it('a look of the author and of staff does not count', () => {
  const kinds = ['GUEST', 'AUTHOR', 'EXECUTOR', 'CANDIDATE', 'OTHER', 'STAFF'] as const
  expect(kinds.filter(isCountedView)).toEqual(['GUEST', 'EXECUTOR', 'CANDIDATE', 'OTHER'])
})
