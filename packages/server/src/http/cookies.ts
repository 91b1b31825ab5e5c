import { AUTH_COOKIE_SECONDS } from '@artel/core/contract'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from './security-headers.ts'

/** Sets or, with `null`, clears a cookie of the whole site; it lives a year (product §9). Secure when the site is. */
export function setSiteCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string | null,
  { httpOnly }: { readonly httpOnly: boolean },
): void {
  const options = { path: '/', sameSite: 'lax', httpOnly, secure: isSecure(request) } as const
  if (value === null) reply.clearCookie(name, options)
  else reply.setCookie(name, value, { ...options, maxAge: AUTH_COOKIE_SECONDS })
}
