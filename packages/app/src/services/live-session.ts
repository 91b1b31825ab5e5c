import {
  browserClock as clock,
  browserConnectivity as connectivity,
  browserIds as ids,
  socketPort,
  localStorageStore as storage,
} from '@artel/core/browser'
import { type Chat, createRealtime, createUnread } from '@artel/core/chat'
import { notificationKeys } from '@artel/core/notifications'
import type { Readable } from '@artel/core/ports'
import { taskKeys } from '@artel/core/tasks'
import type { QueryClient } from '@tanstack/react-query'
import type { Kernel } from './kernel.ts'

/** The socket of one signed-in person, the count beside «Чаты», and the chats once somebody looks at them. */
export interface LiveSession {
  readonly unread: Readable<number | null>
  loadChat(): Promise<Chat>
  close(): void
}

/** Opens the socket and keeps the page's queries true to what it tells. */
export const openLiveSession = (
  { api, tokens }: Pick<Kernel, 'api' | 'tokens'>,
  queryClient: QueryClient,
  userId: string,
): LiveSession => {
  const random = Math.random
  const realtime = createRealtime({ socket: socketPort(), tokens, connectivity, clock, random })
  const unread = createUnread({ userId, api, realtime, clock, random })
  let chat: Promise<Chat> | null = null
  let isClosed = false

  const refresh = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey })
  const stops = [
    realtime.onEvent(({ name, payload }) => {
      if (name === 'TASK_CHANGED') {
        refresh(taskKeys.one(payload.taskId))
        refresh(taskKeys.lists)
        // What changes a task is told to its people too.
        refresh(notificationKeys.all)
      }
      // A new chat about a task is a reply to it.
      if (name === 'NEW_CHAT' && payload.task) {
        refresh(taskKeys.one(payload.task.id))
        refresh(notificationKeys.all)
      }
    }),
    realtime.onConnected((isAgain) => {
      if (isAgain) refresh(taskKeys.all)
    }),
  ]
  unread.start()
  realtime.start()

  return {
    unread: unread.total,
    loadChat() {
      chat ??= import('./chat-session.ts').then(({ openChat }) => {
        const made = openChat({ api, realtime, unread, userId, storage, clock, ids, random })
        if (isClosed) made.stop()
        return made
      })
      return chat
    },
    close() {
      isClosed = true
      for (const stop of stops) stop()
      void chat?.then((made) => made.stop())
      realtime.stop()
      unread.stop()
    },
  }
}
