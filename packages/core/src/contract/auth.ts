import * as z from 'zod'
import { signInRules } from '../validators/index.ts'
import { instant, inWordsOf, uuid } from './primitives.ts'
import { givenPassword } from './registration.ts'
import { PERSON_LIMITS } from './user-terms.ts'

/** Pair of tokens of product §3.15. Lifetimes stand in `auth-terms.ts`. */
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type Tokens = z.output<typeof tokens>

/** Sign-in by e-mail or by phone in the form +7XXXXXXXXXX. */
export const credentials = z.object({
  login: z
    .string(inWordsOf(signInRules.login))
    .trim()
    .min(1, inWordsOf(signInRules.login))
    .max(PERSON_LIMITS.email, inWordsOf(signInRules.login)),
  password: givenPassword,
})
export type Credentials = z.output<typeof credentials>

/** A place where the account is signed in. */
export const userSession = z.object({
  id: uuid,
  /** «Chrome, Windows», as far as the browser tells. */
  device: z.string(),
  ip: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
})
export type UserSession = z.output<typeof userSession>
