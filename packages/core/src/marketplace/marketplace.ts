import { createActor } from 'xstate'
import { type ApiClient, createApiClient } from '../api/index.ts'
import {
  createTokenKeeper,
  provideSession,
  type SessionActor,
  type SessionViewState,
  selectSession,
  type TokenKeeper,
  viewerOf,
} from '../auth/index.ts'
import type { User } from '../contract/users.ts'
import type { MarketplacePorts, Readable } from '../ports/index.ts'
import { createLive, type Live } from './live.ts'

/** The running product without a screen: everything below is started in the right order and stopped by {@link Marketplace.stop}. */
export interface Marketplace extends Omit<Live, 'stop'> {
  readonly api: ApiClient
  /** Takes the tokens of a sign-in or a registration; `signInForm` wants it. */
  readonly tokens: TokenKeeper
  /** Runs already; emits `signedIn`, `signedOut`, `sessionExpired`, `viewerChanged` and `signOutFailed`. */
  readonly session: SessionActor
  /** Who is signed in, as a screen shows it. */
  readonly sessionView: Readable<SessionViewState>
  /** For good. What is unsent stays in storage, the session on the server goes on. */
  stop(): void
}

/**
 * Puts the product together. First come the API client, its tokens and the session; the socket and the unread count follow
 * whoever is signed in, and end with them; the chats start when they are first asked for. The code of the last two is loaded
 * when it is needed.
 * @param viewer who is signed in as far as the caller was told: a user, `null` for a guest; nothing to find out, by the
 *   cookie or by the refresh token that was kept
 */
export const createMarketplace = (ports: MarketplacePorts, viewer?: User | null): Marketplace => {
  const { transport, clock, ids, lock, carrier, xsrfToken, timeoutMs } = ports
  const tokens = createTokenKeeper({
    // The client is made right below; nobody refreshes before that.
    async refresh(refreshToken) {
      const body = { grantType: 'refresh_token' as const, ...(refreshToken !== null && { refreshToken }) }
      return (await api.refresh({ body })).data
    },
    clock,
    lock,
    viewerId: viewer === undefined ? undefined : (viewer?.id ?? null),
    carrier,
  })
  const api: ApiClient = createApiClient({
    ...{ transport, clock, ids, tokens, xsrfToken, timeoutMs },
    onRole(role) {
      const known = viewerOf(view)
      if (known && known.role !== role) session.send({ type: 'viewer.reload' })
    },
  })
  const session = createActor(provideSession({ api, tokens }), { clock, input: { viewer } }).start()
  let view = selectSession(session.getSnapshot())
  session.subscribe((snapshot) => {
    view = selectSession(snapshot)
  })
  const sessionView: Readable<SessionViewState> = {
    get: () => view,
    subscribe(listener) {
      const subscription = session.subscribe(listener)
      return () => subscription.unsubscribe()
    },
  }
  const { stop: stopLive, ...live } = createLive({ ports, api, tokens, sessionView })

  return {
    api,
    tokens,
    session,
    sessionView,
    ...live,
    stop() {
      stopLive()
      session.stop()
    },
  }
}
