/** SQL states of a server that is starting, stopping, full or cut off. */
const STATES = /^(08|53|57P|58)/
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'])
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
  return MESSAGES.test(error.message)
}
