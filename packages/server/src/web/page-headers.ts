/** Named, and not with a weight of nought. */
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

/** Whether Brotli may be sent to who asks with this `accept-encoding`. */
export const takesBrotli = (acceptEncoding: string | undefined): boolean => BROTLI.test(acceptEncoding ?? '')

/** Headers of a rendered answer that are the connection's business; cookies are passed on one by one. */
export const CONNECTION_HEADERS = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
])
