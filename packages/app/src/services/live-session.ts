import { type Chat, createRealtime, createUnread, type Readable } from '@artel/core/chat'
import { taskKeys } from '@artel/core/tasks'
import type { LiveDeps } from './live.ts'
import { socketPort } from './socket-port.ts'

/** The socket of one signed-in person, the count beside «Чаты», and the chats once somebody looks at them. */
export interface LiveSession {
  readonly unread: Readable<number | null>
  loadChat(): Promise<Chat>
  close(): void
}

/** Opens the socket and keeps the page's queries true to what it tells. */
export const openLiveSession = (deps: LiveDeps, userId: string): LiveSession => {
  const { api, tokens, clock, connectivity, ids, storage, queryClient } = deps
  const random = Math.random
  const realtime = createRealtime({ socket: socketPort, tokens, connectivity, clock, random })
  const unread = createUnread({ userId, api, realtime, clock, random })
  let chat: Promise<Chat> | null = null
  let isClosed = false

  const refresh = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey })
  const stops = [
    realtime.onEvent(({ name, payload }) => {
      if (name === 'TASK_CHANGED') {
        refresh(taskKeys.one(payload.taskId))
        refresh(taskKeys.lists)
      }
      // A new chat about a task is a reply to it.
      if (name === 'NEW_CHAT' && payload.task) refresh(taskKeys.one(payload.task.id))
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
      chat ??= import('@artel/core/chat').then(({ createChat }) => {
        const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
        const made = createChat({ api, realtime, unread, userId, storage, clock, ids, random, timeZone })
        if (!isClosed) made.start()
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
