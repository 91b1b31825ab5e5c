import type { RealtimeEvent } from '@artel/core/contract'
import { OWN_QUESTIONS_KEY } from '@artel/core/faq'
import { notificationKeys } from '@artel/core/notifications'
import { taskKeys } from '@artel/core/tasks'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keepQueriesFresh } from './live-queries.ts'

/** A page that has its answers, and the server's side of its connection. */
const aPage = () => {
  const queryClient = new QueryClient()
  const task = taskKeys.one(7)
  queryClient.setQueryData(notificationKeys.unread, { unreadCount: 0 })
  queryClient.setQueryData(task, { id: 7 })
  queryClient.setQueryData(OWN_QUESTIONS_KEY, [])
  let tell: (event: RealtimeEvent) => void = () => {}
  let connect: (isAgain: boolean) => void = () => {}
  const live = {
    onEvent: (listener: typeof tell) => {
      tell = listener
      return () => {}
    },
    onConnected: (listener: typeof connect) => {
      connect = listener
      return () => {}
    },
  }
  keepQueriesFresh(live, queryClient)
  const isStale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated
  return {
    tell: (event: RealtimeEvent) => tell(event),
    connect: (isAgain: boolean) => connect(isAgain),
    stale: () => ({
      bell: isStale(notificationKeys.unread),
      questions: isStale(OWN_QUESTIONS_KEY),
      task: isStale(task),
    }),
  }
}

test('what was told between the first answer and the first connection still rings the bell, and is read', () => {
  const page = aPage()
  expect(page.stale()).toEqual({ bell: false, questions: false, task: false })
  page.connect(false)
  expect(page.stale()).toEqual({ bell: true, questions: true, task: false })
})

test('after a lost connection tasks are asked for too', () => {
  const page = aPage()
  page.connect(true)
  expect(page.stale()).toEqual({ bell: true, questions: true, task: true })
})

test('an event refreshes what it is about', () => {
  const page = aPage()
  page.tell({ name: 'TASK_CHANGED', payload: { taskId: 7 } } as RealtimeEvent)
  expect(page.stale()).toEqual({ bell: false, questions: false, task: true })
  page.tell({ name: 'NEW_NOTIFICATION', payload: { id: 1 } })
  expect(page.stale()).toEqual({ bell: true, questions: true, task: true })
})
