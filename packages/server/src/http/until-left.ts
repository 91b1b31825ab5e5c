import type { FastifyReply } from 'fastify'

/** The client has left before its answer came. */
class ClientLeft extends Error {
  override readonly name = 'ClientLeft'
  /** Nobody reads it; it tells the log that this is no fault of the server. */
  readonly statusCode = 499
}

/** A signal that aborts when the client of this answer leaves without it. */
export function untilLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(new ClientLeft('The client has left'))
  })
  return left.signal
}
