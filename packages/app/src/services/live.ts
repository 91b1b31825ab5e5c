import { viewerOf } from '@artel/core/auth'
import type { Chat } from '@artel/core/chat'
import type { User } from '@artel/core/contract'
import type { Readable } from '@artel/core/ports'
import type { Services } from '@artel/ui/services'
import type { QueryClient } from '@tanstack/react-query'
import type { Kernel } from './kernel.ts'
import type { LiveSession } from './live-session.ts'
import { whenIdle } from './when-idle.ts'

/** What the live part of the page stands on. */
export interface LiveDeps extends Pick<Services, 'session'> {
  kernel(): Promise<Kernel>
  readonly queryClient: QueryClient
}

/** What is told to the viewer while the page is open. */
export interface Live {
  /** Unread messages in all chats; 0 for a guest and until it is known. */
  readonly unread: Readable<number>
  /** The viewer's chats; rejects for those who have none. */
  loadChat(): Promise<Chat>
}

/** Staff neither write nor are written to. */
const hasChats = (viewer: User | null): viewer is User => viewer?.role === 'CLIENT' || viewer?.role === 'EXECUTOR'

/**
 * Keeps one live session for whoever is signed in. Its code (the socket and the counting) is loaded once the page has
 * come to rest; the chat itself with the first chat page.
 */
export const createLive = (deps: LiveDeps): Live => {
  const listeners = new Set<() => void>()
  let userId: string | null = null
  let opened: Promise<LiveSession> | null = null
  let open: LiveSession | null = null

  const tell = () => {
    for (const listener of listeners) listener()
  }

  const openFor = (id: string): Promise<LiveSession> => {
    opened ??= Promise.all([deps.kernel(), import('./live-session.ts')]).then(([kernel, { openLiveSession }]) => {
      if (userId !== id) throw new Error('The viewer has changed while the live part was loading.')
      const session = openLiveSession(kernel, deps.queryClient, id)
      open = session
      session.unread.subscribe(tell)
      tell()
      return session
    })
    // A chunk that could not be loaded is asked for again next time.
    opened.catch(() => {
      if (userId === id) opened = null
    })
    return opened
  }

  const follow = (viewer: User | null) => {
    const id = hasChats(viewer) ? viewer.id : null
    if (id === userId) return
    userId = id
    open?.close()
    open = null
    opened = null
    tell()
    if (id !== null)
      whenIdle(() => {
        if (userId === id) openFor(id).catch(() => {})
      })
  }

  const { view } = deps.session
  follow(viewerOf(view.get()))
  view.subscribe(() => follow(viewerOf(view.get())))

  return {
    unread: {
      get: () => open?.unread.get() ?? 0,
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    async loadChat() {
      if (userId === null) throw new Error('Only those who are signed in have chats.')
      return (await openFor(userId)).loadChat()
    },
  }
}
