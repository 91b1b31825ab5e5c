/** On whose behalf a page calls the API. */
export interface Caller {
  /** Short-lived access token, `null` for a guest. */
  readonly accessToken: string | null
  /** The client's address: the calls count as its own. */
  readonly ip: string
  readonly userAgent: string
}

/** Longest call while a page is rendered, in milliseconds (product §7). */
export const PAGE_CALL_WITHIN_MS = 10_000
