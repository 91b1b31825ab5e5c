/** Headers of a rendered answer that are the connection's business; cookies are passed on one by one. */
export const CONNECTION_HEADERS = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
])
