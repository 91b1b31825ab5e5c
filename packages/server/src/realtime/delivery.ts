import type { Namespace } from 'socket.io'

/** What `write` of engine.io takes; its types leave the frame out. */
interface WriteOptions {
  readonly compress: false
  readonly wsPreEncodedFrame: Frame | undefined
}
/** Header and body, which `ws` writes as they are. */
type Frame = readonly [Buffer, Buffer]

/** The last fragment of a text, which is its first one, too. */
const WHOLE_TEXT = 0x81
/** From here on lengths take eight bytes; no event of ours is so long. */
const LONG = 65_536

/**
 * Sends an event to those sockets of this process that are in the rooms, of which a socket may be in one only. It is
 * serialised once for all of them, and not at all when nobody is there. `namespace.to(rooms).emit()` says the same and takes
 * longer: it makes sets of rooms and sockets for each event, and looks for binary data, of which ours have none.
 */
export function deliver(
  namespace: Pick<Namespace, 'name' | 'adapter' | 'sockets'>,
  rooms: Iterable<string>,
  name: string,
  payload: unknown,
): void {
  let packet: string | undefined
  let options: WriteOptions | undefined
  for (const room of rooms) {
    for (const id of namespace.adapter.rooms.get(room) ?? []) {
      packet ??= eventPacket(namespace.name, name, payload)
      options ??= { compress: false, wsPreEncodedFrame: frameOf(packet) }
      namespace.sockets.get(id)?.conn.write(packet, options)
    }
  }
}

/** An event in the protocol of socket.io; its name is a plain word. */
const eventPacket = (namespace: string, name: string, payload: unknown): string =>
  `2${namespace},["${name}",${JSON.stringify(payload)}]`

/** A packet as a message of engine.io in one frame; what has none is put into frames for each socket anew. */
function frameOf(packet: string): Frame | undefined {
  const body = Buffer.from(`4${packet}`)
  if (body.length >= LONG) return undefined
  const header = body.length < 126 ? [WHOLE_TEXT, body.length] : [WHOLE_TEXT, 126, body.length >> 8, body.length & 0xff]
  return [Buffer.from(header), body]
}
