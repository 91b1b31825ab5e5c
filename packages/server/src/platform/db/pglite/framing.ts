/** What a PostgreSQL client has said, cut out of the stream of bytes. */
export type Frame =
  /** Asks for TLS or GSS encryption before anything else; the answer `N` declines. */
  | { kind: 'encryption' }
  /** A second connection that asks to cancel a query of the first. */
  | { kind: 'cancel' }
  /** The startup packet: user, database, settings. */
  | { kind: 'startup'; bytes: Buffer }
  /** One or more whole messages, in the order of arrival. */
  | { kind: 'messages'; bytes: Buffer }
  /** The polite goodbye. */
  | { kind: 'terminate' }

/** The client has sent what the protocol does not allow; the connection is of no use any more. */
export class ProtocolViolation extends Error {
  override readonly name = 'ProtocolViolation'
}

const CANCEL_REQUEST = 80_877_102
const SSL_REQUEST = 80_877_103
const GSS_REQUEST = 80_877_104
const TERMINATE = 'X'.charCodeAt(0)

/** PostgreSQL's own limits: a startup packet of 10 000 bytes, a message of 1 GiB less a little. */
const MAX_STARTUP_LENGTH = 10_000
const MAX_MESSAGE_LENGTH = 0x3fff_ffff

const NOTHING = Buffer.alloc(0)

/**
 * Cuts a byte stream into frames, however the network has split or joined them
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html). Neighbouring messages come out as one frame,
 * so that Parse, Bind, Execute and Sync of a query cost one trip to the engine.
 */
export class FrameSplitter {
  #started = false
  #chunks: Buffer[] = []
  #size = 0
  /** Bytes without which there is no use in looking again. */
  #wanted = 0

  /** @throws ProtocolViolation */
  push(chunk: Buffer): Frame[] {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    // A large message arrives in many chunks; joining them once keeps the work linear.
    if (this.#size < this.#wanted) return []
    const buffer = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks, this.#size)
    const frames: Frame[] = []
    let offset = 0
    while (!this.#started && offset < buffer.length) {
      const end = this.#endOfMessage(buffer, offset)
      if (end === undefined) return this.#keep(buffer.subarray(offset), frames)
      frames.push(this.#opening(buffer.subarray(offset, end)))
      offset = end
    }
    const first = offset
    while (offset < buffer.length) {
      const end = this.#endOfMessage(buffer, offset)
      if (end === undefined) break
      if (buffer[offset] === TERMINATE) {
        if (offset > first) frames.push({ kind: 'messages', bytes: buffer.subarray(first, offset) })
        frames.push({ kind: 'terminate' })
        return this.#keep(NOTHING, frames)
      }
      offset = end
    }
    if (offset > first) frames.push({ kind: 'messages', bytes: buffer.subarray(first, offset) })
    return this.#keep(buffer.subarray(offset), frames)
  }

  #opening(bytes: Buffer): Frame {
    switch (bytes.readInt32BE(4)) {
      case SSL_REQUEST:
      case GSS_REQUEST:
        return { kind: 'encryption' }
      case CANCEL_REQUEST:
        return { kind: 'cancel' }
      default:
        this.#started = true
        return { kind: 'startup', bytes }
    }
  }

  /** Where the message that begins at `offset` ends, when all of it is here. */
  #endOfMessage(buffer: Buffer, offset: number): number | undefined {
    // Before the start a message is length and content; afterwards a letter goes before the length, uncounted by it.
    const header = this.#started ? 5 : 4
    if (buffer.length - offset < header) return undefined
    const length = buffer.readInt32BE(offset + header - 4)
    const [min, max] = this.#started ? [4, MAX_MESSAGE_LENGTH] : [8, MAX_STARTUP_LENGTH]
    if (length < min || length > max) throw new ProtocolViolation(`invalid message length ${length}`)
    const end = offset + header - 4 + length
    this.#wanted = end - offset
    return end <= buffer.length ? end : undefined
  }

  #keep(rest: Buffer, frames: Frame[]): Frame[] {
    this.#chunks = rest.length > 0 ? [rest] : []
    this.#size = rest.length
    if (rest.length < (this.#started ? 5 : 4)) this.#wanted = 0
    return frames
  }
}
