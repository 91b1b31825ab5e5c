/** What a server says that was the first one and is a copy now: whoever connects anew finds the other. */
export const READ_ONLY = '25006'

/** SQL states of a server that is starting, stopping, full, cut off, or no longer the one to write to. */
const STATES = new RegExp(`^(08|53|57P|58|${READ_ONLY})`)
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
])
/** Seconds after which it is worth asking again. */
export const DATABASE_BACK_WITHIN_S = 5

/** Whether nothing came of a statement within the patience of its connection. */
export const isSilence = (error: Error): boolean => error.message === 'Query read timeout'

/** What pg and its pool say without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * Whether the database could not be asked at all, so that the same request may succeed in a moment. A write that was
 * under way may have been committed or not.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return STATES.test(code) || SYSTEM_CODES.has(code)
  return MESSAGES.test(error.message) || isSilence(error)
}
