import { type ApiClient, CLIENT_TIMEOUT, createApiClient } from '@artel/core/api'
import { createTokenKeeper, provideSession, takeRedirect } from '@artel/core/auth'
import { createCityStore } from '@artel/core/geolocation'
import { paths } from '@artel/core/routes'
import { modalsMachine, toastsMachine } from '@artel/core/shell'
import {
  browserClock as clock,
  browserConnectivity as connectivity,
  cookieStore,
  fetchTransport,
  browserIds as ids,
  browserTabLock as lock,
  readCookie,
  localStorageStore as storage,
} from '@artel/ui/browser'
import type { Services } from '@artel/ui/services'
import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { createLive } from './live.ts'
import type { PageData } from './page.ts'

/** The part of the router that services use. */
interface Navigator {
  navigate(options: { to: string; replace?: boolean }): unknown
  invalidate(): unknown
}

/** Services of this browser window: made once, running until it is closed. */
export const createBrowserServices = (page: PageData, queryClient: QueryClient, router: () => Navigator): Services => {
  const tokens = createTokenKeeper({
    // The client is made right below; nobody refreshes before that.
    refresh: async (refreshToken) =>
      (await api.refresh({ body: { grantType: 'refresh_token', ...(refreshToken !== null && { refreshToken }) } }))
        .data,
    clock,
    lock,
    viewerId: page.viewer === undefined ? undefined : (page.viewer?.id ?? null),
    carrier: 'cookie',
  })
  const api: ApiClient = createApiClient({
    transport: fetchTransport(),
    clock,
    ids,
    tokens,
    xsrfToken: () => readCookie('XSRF-TOKEN'),
    timeoutMs: CLIENT_TIMEOUT,
  })
  const session = createActor(provideSession({ api, tokens }), { clock, input: { viewer: page.viewer } })
  const modals = createActor(modalsMachine, { clock }).start()
  const toasts = createActor(toastsMachine, { clock }).start()
  const navigate: Services['navigate'] = (path, options) => void router().navigate({ to: path, ...options })

  const live = createLive({ api, tokens, session, queryClient, clock, connectivity, ids, storage })

  session.on('viewerChanged', () => {
    // What was loaded for the one before is nobody's business now.
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries()
    void router().invalidate()
  })
  session.on('signedIn', () => {
    const target = takeRedirect(storage, clock)
    if (target !== null) navigate(target)
  })
  session.on('signedOut', () => navigate(paths.home()))
  session.on('signOutFailed', ({ message }) =>
    toasts.send({ type: 'toast.show', kind: 'error', text: message, at: clock.now() }),
  )
  session.on('sessionExpired', () => modals.send({ type: 'modal.open', name: 'sign-in' }))
  session.start()

  return {
    api,
    tokens,
    session,
    modals,
    toasts,
    city: createCityStore({ storage: cookieStore, initial: page.city }),
    storage,
    connectivity,
    clock,
    ids,
    unread: live.unread,
    loadChat: live.loadChat,
    navigate,
    report: (problem) => console.warn(problem),
  }
}
