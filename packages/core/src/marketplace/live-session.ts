import type { ApiClient } from '../api/index.ts'
import type { TokenKeeper } from '../auth/index.ts'
import {
  type ChatSession,
  type ChatSessionOptions,
  type ConnectionStatus,
  createRealtime,
  createUnread,
} from '../chat/index.ts'
import type { RealtimeEvent } from '../contract/realtime.ts'
import type { MarketplacePorts, Readable } from '../ports/index.ts'

/** What {@link openLiveSession} needs. */
export interface LiveSessionOptions {
  readonly ports: MarketplacePorts
  readonly api: ApiClient
  readonly tokens: TokenKeeper
  readonly userId: string
  readonly onEvent: (event: RealtimeEvent) => void
  readonly onConnected: (isAgain: boolean) => void
}

/** The socket of one signed-in person, the count beside «Чаты», and the chats once somebody looks at them. */
export interface LiveSession {
  readonly unread: Readable<number | null>
  readonly connection: Readable<ConnectionStatus>
  /** Starts them with `start`, whose code the caller has loaded; the same ones ever after. */
  chat(start: (options: ChatSessionOptions) => ChatSession): ChatSession
  close(): void
}

/** Opens the socket. The count listens before it and the chats after the count, so that rows are told with right counts. */
export const openLiveSession = (options: LiveSessionOptions): LiveSession => {
  const { ports, api, tokens, userId, onEvent, onConnected } = options
  const { socket, connectivity, clock, random } = ports
  const realtime = createRealtime({ socket, tokens, connectivity, clock, random })
  const unread = createUnread({ userId, api, realtime, clock, random })
  let chat: ChatSession | null = null

  const stops = [realtime.onEvent(onEvent), realtime.onConnected(onConnected)]
  unread.start()
  realtime.start()

  return {
    unread: unread.total,
    connection: realtime.connection,
    chat(start) {
      chat ??= start({ ...ports, api, realtime, unread, userId })
      return chat
    },
    close() {
      for (const stop of stops) stop()
      chat?.stop()
      realtime.stop()
      unread.stop()
    },
  }
}
