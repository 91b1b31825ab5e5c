import type { ApiClient } from '../api/index.ts'
import { type SessionViewState, type TokenKeeper, viewerOf } from '../auth/index.ts'
import type { ChatSession, ConnectionStatus } from '../chat/index.ts'
import type { RealtimeEvent } from '../contract/realtime.ts'
import type { User } from '../contract/users.ts'
import type { MarketplacePorts, Readable } from '../ports/index.ts'
import type { LiveSession } from './live-session.ts'

/** What the live part stands on. */
export interface LiveDeps {
  readonly ports: MarketplacePorts
  readonly api: ApiClient
  readonly tokens: TokenKeeper
  readonly sessionView: Readable<SessionViewState>
}

/** What the server tells whoever is signed in, and their chats. It outlives them: subscribe once. */
export interface Live {
  /** Unread messages in all chats; 0 for a guest and until it is known. */
  readonly unread: Readable<number>
  /** `null` for a guest, and until the socket is opened. */
  readonly connection: Readable<ConnectionStatus | null>
  /** Calls back with every event; returns the way to stop. */
  onEvent(listener: (event: RealtimeEvent) => void): () => void
  /** Events flow; `isAgain` says that some may have been missed since the last time. Returns the way to stop. */
  onConnected(listener: (isAgain: boolean) => void): () => void
  /** The viewer's chats, started the first time; rejects for a guest, who has none. */
  startChat(): Promise<ChatSession>
  stop(): void
}

/** Listeners of one kind of news. */
const createListeners = <Args extends unknown[]>() => {
  const listeners = new Set<(...args: Args) => void>()
  return {
    tell(...args: Args) {
      for (const listener of [...listeners]) listener(...args)
    },
    add(listener: (...args: Args) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Keeps one live session for whoever is signed in. Its code (the socket, the counting) is loaded for the first of them. */
export const createLive = ({ ports, api, tokens, sessionView }: LiveDeps): Live => {
  const changes = createListeners<[]>()
  const events = createListeners<[RealtimeEvent]>()
  const connections = createListeners<[boolean]>()
  let userId: string | null = null
  let opened: Promise<LiveSession> | null = null
  let open: LiveSession | null = null

  const openFor = (id: string): Promise<LiveSession> => {
    opened ??= import('./live-session.ts').then(({ openLiveSession }) => {
      if (userId !== id) throw new Error('The viewer has changed while the live part was loading.')
      open = openLiveSession({ ports, api, tokens, userId: id, onEvent: events.tell, onConnected: connections.tell })
      open.unread.subscribe(changes.tell)
      open.connection.subscribe(changes.tell)
      changes.tell()
      return open
    })
    // Code that could not be loaded is asked for again next time.
    opened.catch(() => {
      if (userId === id) opened = null
    })
    return opened
  }

  const follow = (viewer: User | null) => {
    const id = viewer?.id ?? null
    if (id === userId) return
    userId = id
    open?.close()
    open = null
    opened = null
    changes.tell()
    if (id !== null)
      ports.whenIdle(() => {
        if (userId === id) openFor(id).catch(() => {})
      })
  }

  const look = () => follow(viewerOf(sessionView.get()))
  look()
  const stopFollowing = sessionView.subscribe(look)

  return {
    unread: { get: () => open?.unread.get() ?? 0, subscribe: changes.add },
    connection: { get: () => open?.connection.get() ?? null, subscribe: changes.add },
    onEvent: events.add,
    onConnected: connections.add,
    async startChat() {
      if (userId === null) throw new Error('Only those who are signed in have chats.')
      const [session, { startChat }] = await Promise.all([openFor(userId), import('./start-chat.ts')])
      if (session !== open) throw new Error('The viewer has changed while the chats were loading.')
      return session.chat(startChat)
    },
    stop() {
      stopFollowing()
      follow(null)
    },
  }
}
