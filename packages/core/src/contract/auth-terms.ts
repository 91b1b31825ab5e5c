/** Lifetimes of what a session consists of, in seconds (product §9). */
export const ACCESS_TOKEN_SECONDS = 36_000
export const REFRESH_TOKEN_SECONDS = 100_000

/** Max age of the cookie that carries the refresh token, in seconds: a year (product §9). */
export const AUTH_COOKIE_SECONDS = 31_536_000
