import { renderedSession, type SessionViewState } from '@artel/core/auth'
import { nextTask, whenIdle } from '@artel/core/browser'
import type { Readable } from '@artel/core/ports'
import type { OpenModal, Toast } from '@artel/core/shell'
import type { Services } from '@artel/ui/services'
import type { QueryClient } from '@tanstack/react-query'
import { deepEqual } from '@tanstack/react-router'
import { inspector } from './inspector.ts'
import type { PageData } from './page.ts'
import type { Runtime } from './runtime.ts'

/** What the app does about what the session tells. */
export interface SessionReactions {
  viewerChanged(): void
  /** Whether a path may be gone to after sign-in. */
  isPage(path: string): boolean
  /** `target` is the page that was wanted before, if any. */
  signedIn(target: string | null): void
  signedOut(): void
  signOutFailed(message: string): void
  sessionExpired(): void
  /** Somebody has pressed a message about this page. */
  messagePressed(path: string): void
}

/** The services that stand on the runtime. */
export type ShellServices = Pick<
  Services,
  'api' | 'tokens' | 'session' | 'modals' | 'toasts' | 'unread' | 'loadChat' | 'pushMoment'
>

const noModals: readonly OpenModal[] = []
const noToasts: readonly Toast[] = []

/**
 * API, session, chats, modals and toasts before and after their runtime is there. Until then the page shows what it was
 * rendered with; the first call or event loads the runtime at once, otherwise it comes when the page has come to rest.
 */
export const createShellServices = (
  page: PageData,
  queryClient: QueryClient,
  reactions: SessionReactions,
): ShellServices => {
  const rendered: SessionViewState = renderedSession(page.viewer)
  const listeners = new Set<() => void>()
  const signedInListeners = new Set<() => void>()
  let isPushMoment = false
  let started: Runtime | null = null
  let loading: Promise<Runtime> | null = null

  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** What the page was rendered with, until the runtime knows better: the same in a new object would render it all anew. */
  const follow = <T>(initial: T, read: (runtime: Runtime) => T): Readable<T> => ({
    get() {
      const value = started ? read(started) : initial
      return deepEqual(initial, value) ? initial : value
    },
    rendered: () => initial,
    subscribe,
  })

  const runtime = (): Promise<Runtime> => {
    loading ??= import('./runtime.ts').then(async ({ followMessages, startRuntime }) => {
      await nextTask()
      started = startRuntime(page, queryClient)
      const { marketplace, modals, toasts, takeRedirect } = started
      const { session } = marketplace
      session.on('viewerChanged', reactions.viewerChanged)
      session.on('signedIn', () => {
        for (const listener of [...signedInListeners]) listener()
        reactions.signedIn(takeRedirect(reactions.isPage))
      })
      session.on('signedOut', reactions.signedOut)
      session.on('signOutFailed', ({ message }) => reactions.signOutFailed(message))
      session.on('sessionExpired', reactions.sessionExpired)
      followMessages((path, id) => {
        reactions.messagePressed(path)
        marketplace.api.readNotifications({ body: { ids: [id] } }).catch(() => {})
      })
      marketplace.sessionView.subscribe(tell)
      marketplace.unread.subscribe(tell)
      modals.subscribe(tell)
      toasts.subscribe(tell)
      tell()
      return started
    })
    // A chunk that could not be loaded is asked for again with the next event.
    loading.catch(() => {
      loading = null
    })
    return loading
  }
  const withRuntime = (action: (runtime: Runtime) => void) => {
    if (started) action(started)
    else runtime().then(action, () => {})
  }

  if (page.viewer === undefined) runtime().catch(() => {})
  else whenIdle(() => runtime().catch(() => {}))

  return {
    api: new Proxy({} as Services['api'], {
      get:
        (_, operation: keyof Services['api']) =>
        async (...args: never[]) => {
          const { api } = (await runtime()).marketplace
          const answer = await (api[operation] as (...args: never[]) => unknown)(...args)
          // Each of these begins a wait for somebody's answer.
          if (operation === 'createTask' || operation === 'sendTaskReply') {
            isPushMoment = true
            tell()
          }
          return answer
        },
    }),
    pushMoment: { get: () => isPushMoment, rendered: () => false, subscribe },
    tokens: { accept: (tokens) => withRuntime(({ marketplace }) => marketplace.tokens.accept(tokens)) },
    session: {
      view: follow(rendered, ({ marketplace }) => marketplace.sessionView.get()),
      send: (event) => withRuntime(({ marketplace }) => marketplace.session.send(event)),
      onSignedIn(listener) {
        signedInListeners.add(listener)
        return () => void signedInListeners.delete(listener)
      },
    },
    modals: {
      stack: follow(noModals, ({ modals }) => modals.getSnapshot().context.stack),
      next: follow<string | null>(null, ({ modals }) => modals.getSnapshot().context.next),
      send: (event) => withRuntime(({ modals }) => modals.send(event)),
    },
    toasts: {
      toasts: follow(noToasts, ({ toasts }) => toasts.getSnapshot().context.toasts),
      send: (event) => withRuntime(({ toasts }) => toasts.send(event)),
    },
    unread: follow(0, ({ marketplace }) => marketplace.unread.get()),
    async loadChat() {
      const chat = await (await runtime()).marketplace.startChat()
      inspector?.watch(chat.actor)
      return chat
    },
  }
}
