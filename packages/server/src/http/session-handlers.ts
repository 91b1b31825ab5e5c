import type { authOperations, User } from '@artel/core/contract'
import { Refusal } from '../domain/refusal.ts'
import type { AuthService, IssuedSession, RefreshCredential, SessionOrigin } from '../features/auth/auth.service.ts'
import { XSRF_COOKIE, XSRF_HEADER } from '../features/auth/xsrf.ts'
import { bearerOf } from './bearer.ts'
import type { HttpCall, HttpHandlersOf, HttpRequest } from './http-call.ts'

/** Cookie in which browsers keep the refresh token; scripts cannot read it. */
export const REFRESH_COOKIE = 'artel_refresh'

/** Cookie by which a browser that has been in an account is known, signed out or not; scripts cannot read it. */
export const KNOWN_DEVICE_COOKIE = 'artel_known'

type AnyCall = Pick<HttpCall<'refresh' | 'logout'>, 'request' | 'setCookie'>

/** Sign-in, refresh and sign-out, with the cookies in which browsers keep a session; and who I am. */
export function sessionHandlers(
  auth: AuthService,
  readUser: (id: string) => Promise<User | undefined>,
): HttpHandlersOf<typeof authOperations> {
  return {
    login: async (call) => {
      const session = await auth.signIn(call.body, originOf(call.request))
      keepSession(call, session)
      return { data: session.tokens }
    },

    refresh: async (call) => {
      const { refreshToken } = call.body
      const credential = refreshToken === undefined ? cookieOf(call) : ({ from: 'body', refreshToken } as const)
      // A page that asks whether somebody is signed in learns that nobody is.
      if (!credential) throw new Refusal('SESSION_ENDED')
      try {
        const session = await auth.refresh(credential)
        keepSession(call, session)
        return { data: session.tokens }
      } catch (error) {
        const isOver = error instanceof Refusal && error.code === 'SESSION_ENDED'
        if (isOver && credential.from === 'cookie') forget(call)
        throw error
      }
    },

    logout: async (call) => {
      await auth.signOut(bearerOf(call.request.headers), cookieOf(call))
      forget(call)
      return undefined
    },

    getMe: async ({ viewer }) => {
      const user = await readUser(viewer.id)
      if (!user) throw new Refusal('SESSION_ENDED')
      return { data: user }
    },
  }
}

function cookieOf({ request }: AnyCall): RefreshCredential | undefined {
  const refreshToken = request.cookies[REFRESH_COOKIE]
  if (!refreshToken) return undefined
  const header = request.headers[XSRF_HEADER]
  return { from: 'cookie', refreshToken, xsrfToken: typeof header === 'string' ? header : undefined }
}

/**
 * Where a session is started from. Another site's page must not put its visitor into somebody else's account: browsers say
 * so in `Sec-Fetch-Site`, and where they do not, a body of JSON takes a preflight that nobody answers.
 * @throws Refusal XSRF_REJECTED
 */
export function originOf({ ip, userAgent, headers, cookies }: HttpRequest): SessionOrigin {
  if (headers['sec-fetch-site'] === 'cross-site') throw new Refusal('XSRF_REJECTED')
  return { ip, userAgent, deviceMark: cookies[KNOWN_DEVICE_COOKIE] }
}

/** Gives a browser the cookies of a session that has just begun or been renewed. */
export function keepSession({ request, setCookie }: AnyCall, { tokens, xsrfToken, deviceMark }: IssuedSession): void {
  setCookie(REFRESH_COOKIE, tokens.refreshToken, { httpOnly: true })
  setCookie(XSRF_COOKIE, xsrfToken, { httpOnly: false })
  setCookie(KNOWN_DEVICE_COOKIE, deviceMark(request.cookies[KNOWN_DEVICE_COOKIE]), { httpOnly: true })
}

function forget({ setCookie }: Pick<AnyCall, 'setCookie'>): void {
  setCookie(REFRESH_COOKIE, null, { httpOnly: true })
  setCookie(XSRF_COOKIE, null, { httpOnly: false })
}
