import type { Socket } from 'socket.io'

/** Room in a room of sockets, counted from the knock at the door. */
export interface Arrivals {
  /** Takes a place for a socket; `false` when the room and those on their way to it are `most` already. */
  take(socket: Pick<Socket, 'conn'>, room: string, most: number): boolean
  /** The socket has joined its rooms, or was refused: it is counted by the rooms from now on, or not at all. */
  arrived(socket: Pick<Socket, 'conn'>): void
}

/**
 * Between its knock and its joining a socket is asked who it is, which takes a while: a burst would be counted only when all of it
 * is in.
 * @param sizeOf how many have joined a room
 */
export function createArrivals(sizeOf: (room: string) => number): Arrivals {
  const coming = new Map<string, number>()
  const places = new WeakMap<object, string[]>()

  const leave = (socket: object) => {
    for (const room of places.get(socket) ?? []) {
      const others = (coming.get(room) ?? 1) - 1
      if (others > 0) coming.set(room, others)
      else coming.delete(room)
    }
    places.delete(socket)
  }

  return {
    take(socket, room, most) {
      const others = coming.get(room) ?? 0
      if (sizeOf(room) + others >= most) return false
      const known = places.get(socket)
      // Whoever leaves while it is asked never joins.
      if (!known) socket.conn.once('close', () => leave(socket))
      places.set(socket, [...(known ?? []), room])
      coming.set(room, others + 1)
      return true
    },
    arrived: leave,
  }
}
