import { selectViewer } from '@artel/core/auth'
import type { Chat, Readable } from '@artel/core/chat'
import type { User } from '@artel/core/contract'
import type { Services } from '@artel/ui/services'
import type { QueryClient } from '@tanstack/react-query'
import type { LiveSession } from './live-session.ts'

/** What the live part of the page stands on. */
export type LiveDeps = Pick<Services, 'api' | 'tokens' | 'session' | 'clock' | 'connectivity' | 'ids' | 'storage'> & {
  readonly queryClient: QueryClient
}

/** What is told to the viewer while the page is open. */
export interface Live {
  /** Unread messages in all chats; 0 for a guest and until it is known. */
  readonly unread: Readable<number>
  /** The viewer's chats; rejects for those who have none. */
  loadChat(): Promise<Chat>
}

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200)

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
    opened ??= import('./live-session.ts').then(({ openLiveSession }) => {
      const session = openLiveSession(deps, id)
      if (userId !== id) {
        session.close()
        throw new Error('The viewer has changed while the live part was loading.')
      }
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
    if (id !== null) whenIdle(() => userId === id && void openFor(id).catch(() => {}))
  }

  follow(selectViewer(deps.session.getSnapshot()))
  deps.session.subscribe((snapshot) => follow(selectViewer(snapshot)))

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
