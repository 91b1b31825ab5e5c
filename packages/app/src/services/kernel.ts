import { type ApiClient, CLIENT_TIMEOUT, createApiClient } from '@artel/core/api'
import {
  createTokenKeeper,
  type IsPage,
  provideSession,
  type SessionView,
  selectSession,
  takeRedirect,
} from '@artel/core/auth'
import {
  browserClock as clock,
  fetchTransport,
  browserIds as ids,
  localStorageStore,
  browserTabLock as lock,
  readCookie,
} from '@artel/core/browser'
import { paths, recogniseMailLink } from '@artel/core/routes'
import { modalsMachine, toastsMachine } from '@artel/core/shell'
import { createActor } from 'xstate'
import type { PageData } from './page.ts'

/** Whether the link of a letter led to this page, and it is not the page that such a link is for (spec §2). */
const isByMailLink = (): boolean => {
  const link = recogniseMailLink(Object.fromEntries(new URLSearchParams(location.search)))
  return link !== null && (link.action === 'confirm-email' || location.pathname !== paths.resetPassword())
}

/**
 * What a page needs as soon as something happens on it: the API client with its tokens, and the machines of the session,
 * the modals and the toasts. A chunk of its own, because no page needs any of it for its first look.
 */
export const startKernel = ({ viewer }: Pick<PageData, 'viewer'>) => {
  const tokens = createTokenKeeper({
    // The client is made right below; nobody refreshes before that.
    refresh: async () => (await api.refresh({ body: { grantType: 'refresh_token' } })).data,
    clock,
    lock,
    viewerId: viewer === undefined ? undefined : (viewer?.id ?? null),
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
  const session = createActor(provideSession({ api, tokens }), { clock, input: { viewer } }).start()
  let view: SessionView = selectSession(session.getSnapshot())
  session.subscribe((snapshot) => {
    view = selectSession(snapshot)
  })
  const modals = createActor(modalsMachine, { clock }).start()
  if (isByMailLink()) modals.send({ type: 'modal.open', name: 'mail-link' })
  return {
    api,
    tokens,
    session,
    /** The same object until the session changes. */
    sessionView: () => view,
    modals,
    toasts: createActor(toastsMachine, { clock }).start(),
    /** The page that was wanted before signing in, once (spec §4). */
    takeRedirect: (isPage: IsPage) => takeRedirect(localStorageStore, clock, isPage),
  }
}

export type Kernel = ReturnType<typeof startKernel>
