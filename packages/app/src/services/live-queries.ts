import { OWN_QUESTIONS_KEY } from '@artel/core/faq'
import type { Marketplace } from '@artel/core/marketplace'
import { notificationKeys } from '@artel/core/notifications'
import { taskKeys } from '@artel/core/tasks'
import type { QueryClient } from '@tanstack/react-query'

/** Keeps the page's queries true to what the server tells while the page is open. */
export const keepQueriesFresh = (
  { onEvent, onConnected }: Pick<Marketplace, 'onEvent' | 'onConnected'>,
  queryClient: QueryClient,
): void => {
  const refresh = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey })
  const refreshBell = () => {
    refresh(notificationKeys.unread)
    refresh(notificationKeys.lists)
  }
  onEvent(({ name, payload }) => {
    if (name === 'TASK_CHANGED') {
      refresh(taskKeys.one(payload.taskId))
      refresh(taskKeys.lists)
    }
    // A new chat about a task is a reply to it.
    if (name === 'NEW_CHAT' && payload.task) refresh(taskKeys.one(payload.task.id))
    if (name === 'NEW_NOTIFICATION') {
      refreshBell()
      // An answer to a question is told of like everything else.
      refresh(OWN_QUESTIONS_KEY)
    }
  })
  onConnected((isAgain) => {
    // The first time too: between the answer that the page shows and the connection nobody told it anything.
    refreshBell()
    refresh(OWN_QUESTIONS_KEY)
    if (isAgain) refresh(taskKeys.all)
  })
}
