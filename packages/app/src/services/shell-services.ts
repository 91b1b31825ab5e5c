import { renderedSession, type SessionView } from '@artel/core/auth'
import type { OpenModal, Toast } from '@artel/core/shell'
import type { Services } from '@artel/ui/services'
import type { Kernel } from './kernel.ts'
import type { PageData } from './page.ts'
import { whenIdle } from './when-idle.ts'

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
}

/** The services that stand on the kernel, and the kernel for whoever needs the whole of it. */
export interface ShellServices extends Pick<Services, 'api' | 'tokens' | 'session' | 'modals' | 'toasts'> {
  kernel(): Promise<Kernel>
}

const noModals: readonly OpenModal[] = []
const noToasts: readonly Toast[] = []

/**
 * API, session, modals and toasts before and after their kernel is there. Until then the page shows what it was rendered
 * with; the first call or event loads the kernel at once, otherwise it comes when the page has come to rest.
 */
export const createShellServices = (page: PageData, reactions: SessionReactions): ShellServices => {
  const rendered: SessionView = renderedSession(page.viewer)
  const listeners = new Set<() => void>()
  const signedInListeners = new Set<() => void>()
  let started: Kernel | null = null
  let loading: Promise<Kernel> | null = null

  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  const kernel = (): Promise<Kernel> => {
    loading ??= import('./kernel.ts').then(({ startKernel }) => {
      started = startKernel(page)
      const { session, modals, toasts, takeRedirect } = started
      session.on('viewerChanged', reactions.viewerChanged)
      session.on('signedIn', () => {
        for (const listener of [...signedInListeners]) listener()
        reactions.signedIn(takeRedirect(reactions.isPage))
      })
      session.on('signedOut', reactions.signedOut)
      session.on('signOutFailed', ({ message }) => reactions.signOutFailed(message))
      session.on('sessionExpired', reactions.sessionExpired)
      session.subscribe(tell)
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
  const withKernel = (action: (kernel: Kernel) => void) => {
    if (started) action(started)
    else kernel().then(action, () => {})
  }

  if (page.viewer === undefined) kernel().catch(() => {})
  else whenIdle(() => kernel().catch(() => {}))

  return {
    kernel,
    api: new Proxy({} as Kernel['api'], {
      get:
        (_, operation: keyof Kernel['api']) =>
        async (...args: never[]) =>
          ((await kernel()).api[operation] as (...args: never[]) => unknown)(...args),
    }),
    tokens: { accept: (tokens) => withKernel((started) => started.tokens.accept(tokens)) },
    session: {
      view: { get: () => started?.sessionView() ?? rendered, subscribe },
      send: (event) => withKernel(({ session }) => session.send(event)),
      onSignedIn(listener) {
        signedInListeners.add(listener)
        return () => void signedInListeners.delete(listener)
      },
    },
    modals: {
      stack: { get: () => started?.modals.getSnapshot().context.stack ?? noModals, subscribe },
      next: { get: () => started?.modals.getSnapshot().context.next ?? null, subscribe },
      send: (event) => withKernel(({ modals }) => modals.send(event)),
    },
    toasts: {
      toasts: { get: () => started?.toasts.getSnapshot().context.toasts ?? noToasts, subscribe },
      send: (event) => withKernel(({ toasts }) => toasts.send(event)),
    },
  }
}
