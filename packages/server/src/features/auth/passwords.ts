import { hash, type Options, verify } from '@node-rs/argon2'

/** Argon2id (the library's default) as OWASP recommends it first; a check takes about 5 ms of one core and 19 MiB. */
const ARGON2: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What is stored instead of a password: Argon2id in PHC form, salt included. */
export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2)

let nobodys: Promise<string> | undefined

/**
 * Whether the password fits. Without a stored hash (nobody of that name) the same work is done in vain, so that the time
 * of the answer does not tell who has an account.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword(crypto.randomUUID())
  // An account whose owner has left keeps no hash, and nothing fits what is none.
  const isHash = stored?.startsWith('$argon2') ?? false
  const fits = await verify(isHash ? (stored as string) : await nobodys, password)
  return fits && isHash
}
