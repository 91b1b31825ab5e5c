/** So many wrong passwords for one account may be sent from one address in a window; then even the right one has to wait. */
export const PASSWORD_GUESSES = { times: 10, windowMs: 10 * 60_000 } as const
