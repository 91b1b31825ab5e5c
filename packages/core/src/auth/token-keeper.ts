import { type AccessTokens, isApiError, SessionExpiredError } from '../api/index.ts'
import type { Tokens } from '../contract/auth.ts'
import type { Clock, RefreshTokenStore, TabLock } from '../ports/index.ts'
import { readClaims } from './access-token.ts'
import { createKeptToken } from './kept-token.ts'

/** Milliseconds by which a token counts as expired early (product §9). */
export const EXPIRY_MARGIN = 500

const LOCK = 'artel-refresh'

/** What the keeper tells the session. */
export type TokenNews =
  /** This page signed in. */
  | 'signedIn'
  /** The server ended the session. */
  | 'session.ended'
  /** Another tab signed in while this page was a guest's. */
  | 'session.found'
  /** Another tab signed in as somebody else. */
  | 'session.replaced'

/** What the keeper tells of its renewals. */
export type RefreshNews = 'refresh.started' | 'refresh.settled'

/** The call belonged to a person who is no longer the one signed in, so it was not sent on behalf of the other. */
export class SessionReplacedError extends Error {
  override readonly name = 'SessionReplacedError'

  constructor() {
    super('В этом браузере вошли под другим именем. Мы обновили страницу, повторите действие.')
  }
}

export interface TokenKeeperOptions {
  /** Asks the server for a new pair; rejects as the API client does. The argument is `null` with the `cookie` carrier. */
  readonly refresh: (refreshToken: string | null) => Promise<Tokens>
  readonly clock: Clock
  readonly lock: TabLock
  /** Who is signed in as far as the page was told: an id, `null` for a guest, `undefined` when nobody knows yet. */
  readonly viewerId: string | null | undefined
  /** Where the refresh token lives: in an HttpOnly cookie (browsers), or with a client that sends it in the body. */
  readonly carrier: 'cookie' | RefreshTokenStore
}

/** Owns the access token of this page and its renewal (product §4.1, §8 "Expired session"). */
export interface TokenKeeper extends AccessTokens {
  /** Takes the tokens of a sign-in on this page. */
  accept(tokens: Tokens): void
  /** From now on the page is a guest's. */
  forget(): void
  /** Returns the way to stop. */
  subscribe(listener: (news: TokenNews) => void): () => void
  /** Tells of each renewal, whatever comes of it; returns the way to stop. */
  onRefresh(listener: (news: RefreshNews) => void): () => void
}

interface HeldToken {
  readonly token: string
  readonly subject: string | null
  /** By the page's own clock, so a clock set wrong does not matter. */
  readonly expiresAt: number
}

/**
 * Makes a keeper. One refresh runs at a time in a tab, and one in all tabs; a tab that waited for another simply refreshes
 * too, because the cookie it sends, or the token it reads from the store, is already the rotated one. Only SESSION_ENDED ends a
 * session, no trouble of the network or of the store does. A rotated token is written to the store before it is used.
 */
export const createTokenKeeper = ({ refresh, clock, lock, viewerId, carrier }: TokenKeeperOptions): TokenKeeper => {
  const listeners = new Set<(news: TokenNews) => void>()
  const refreshListeners = new Set<(news: RefreshNews) => void>()
  let session: 'unknown' | 'guest' | 'signed-in' =
    viewerId === undefined ? 'unknown' : viewerId === null ? 'guest' : 'signed-in'
  let owner: string | null = viewerId ?? null
  let held: HeldToken | null = null
  const kept = carrier === 'cookie' ? null : createKeptToken(carrier)
  let flight: Promise<string | null> | null = null
  /** Changes with each sign-in and sign-out: what was begun before it must not touch what is after it. */
  let epoch = 0

  const tell = (news: TokenNews) => {
    for (const listener of listeners) listener(news)
  }

  const tellRefresh = (news: RefreshNews) => {
    for (const listener of refreshListeners) listener(news)
  }

  /** A sign-in or sign-out takes the place of a renewal that is under way. */
  const abandonFlight = () => {
    if (flight) tellRefresh('refresh.settled')
    flight = null
  }

  const hold = (tokens: Tokens, since: number) => {
    const { subject, lifetime } = readClaims(tokens.accessToken)
    held = { token: tokens.accessToken, subject, expiresAt: lifetime === null ? Infinity : since + lifetime }
    session = 'signed-in'
    owner = subject ?? owner
  }

  const release = () => {
    held = null
    void kept?.write(null)
    session = 'guest'
    owner = null
  }

  const fresh = () => (held && clock.now() < held.expiresAt - EXPIRY_MARGIN ? held : null)

  /** The token there is, unless it is of another person than the one who asks. */
  const tokenFor = (asker: string | null): string | null => {
    if (asker !== null && held !== null && held.subject !== null && held.subject !== asker) {
      throw new SessionReplacedError()
    }
    return held?.token ?? null
  }

  /** Asks for the next pair; `null` when the session is over. */
  const rotate = async (): Promise<Tokens | null> => {
    const refreshToken = kept ? await kept.read() : null
    if (kept && refreshToken === null) return null
    try {
      return await refresh(refreshToken)
    } catch (error) {
      if (isApiError(error, 'SESSION_ENDED')) return null
      throw error
    }
  }

  const attempt = async (asker: string | null, mine: number): Promise<string | null> => {
    if (mine !== epoch) return tokenFor(asker)
    const since = clock.now()
    let tokens: Tokens | null
    try {
      tokens = await rotate()
    } catch (error) {
      if (mine !== epoch) return tokenFor(asker)
      throw error
    }
    if (mine !== epoch) return tokenFor(asker)
    if (!tokens) {
      const wasSignedIn = session === 'signed-in'
      release()
      if (!wasSignedIn) return null
      tell('session.ended')
      throw new SessionExpiredError()
    }
    if (kept) await kept.write(tokens.refreshToken)
    if (mine !== epoch) return tokenFor(asker)
    const wasGuest = session === 'guest'
    hold(tokens, since)
    if (wasGuest) tell('session.found')
    if (asker !== null && owner !== asker) tell('session.replaced')
    return tokenFor(asker)
  }

  const refreshOnce = (): Promise<string | null> => {
    if (flight) return flight
    const [asker, mine] = [owner, epoch]
    const started: Promise<string | null> = lock
      .run(LOCK, () => attempt(asker, mine))
      .finally(() => {
        if (flight !== started) return
        flight = null
        tellRefresh('refresh.settled')
      })
    flight = started
    tellRefresh('refresh.started')
    return started
  }

  return {
    async access() {
      const current = fresh()
      if (current) return current.token
      return session === 'guest' ? null : refreshOnce()
    },
    async renew(refused) {
      const asker = readClaims(refused ?? '').subject
      if (refused !== null && session === 'guest') return null
      const current = fresh()
      if (!current || current.token === refused) await refreshOnce()
      return tokenFor(asker)
    },
    accept(tokens) {
      epoch += 1
      abandonFlight()
      owner = null
      void kept?.write(tokens.refreshToken)
      hold(tokens, clock.now())
      tell('signedIn')
    },
    forget() {
      epoch += 1
      abandonFlight()
      release()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onRefresh(listener) {
      refreshListeners.add(listener)
      return () => void refreshListeners.delete(listener)
    },
  }
}
