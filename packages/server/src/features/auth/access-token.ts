import { createSecretKey } from 'node:crypto'
import { ACCESS_TOKEN_SECONDS, type Role } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { errors, jwtVerify, SignJWT } from 'jose'
import { Refusal } from '../../domain/refusal.ts'

/** What an access token says; the role is the one it was made with. */
interface AccessClaims {
  readonly userId: string
  readonly sessionId: string
  readonly role: Role
}

/** Makes and reads access tokens: JWT, HS256. */
export interface AccessTokens {
  /** `seconds` is the lifetime. */
  mint(claims: AccessClaims, seconds?: number): Promise<string>
  /** @throws Refusal TOKEN_EXPIRED, or UNAUTHORIZED for what is no token of ours. */
  verify(token: string): Promise<VerifiedClaims>
}

/** What a token of ours that is still good says. */
interface VerifiedClaims extends Omit<AccessClaims, 'role'> {
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/** Tokens that were found to be ours, at most; whoever is here comes again soon, and a signature stays what it is. */
const REMEMBERED = 10_000

/** `secret` is the signing key; whoever has it can be anybody. */
export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const key = createSecretKey(secret, 'utf8')
  const verified = new Map<string, VerifiedClaims>()
  const remember = (token: string, claims: VerifiedClaims) => {
    if (verified.size >= REMEMBERED) verified.delete(verified.keys().next().value as string)
    verified.set(token, claims)
    return claims
  }
  return {
    mint: ({ userId, sessionId, role }, seconds = ACCESS_TOKEN_SECONDS) => {
      const issuedAt = Math.floor(clock.now() / 1000)
      return new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(key)
    },
    verify: async (token) => {
      const known = verified.get(token)
      if (known) {
        if (known.expiresAt > clock.now()) return known
        verified.delete(token)
      }
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: new Date(clock.now()),
        })
        const { sub, sid, exp } = payload as { sub: string; sid: string; exp: number }
        return remember(token, { userId: sub, sessionId: sid, expiresAt: exp * 1000 })
      } catch (error) {
        throw new Refusal(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'UNAUTHORIZED')
      }
    },
  }
}
