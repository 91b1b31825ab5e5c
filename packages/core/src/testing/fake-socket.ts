import type { RealtimeEventName, RealtimePayload } from '../contract/realtime.ts'
import type { SocketPort } from '../ports/index.ts'

/** One attempt of the code under test to connect, played by the test. */
export interface FakeSocketConnection {
  readonly token: string
  readonly timeoutMs: number
  /** The code under test closed it; nothing can be played on it any more. */
  readonly isClosed: boolean
  /** The server let it in. */
  accept(): void
  /** The connection is lost or was never made. */
  drop(reason?: { readonly unauthorized?: boolean; readonly message?: string }): void
  /** The server tells something. */
  emit<N extends RealtimeEventName>(name: N, payload: RealtimePayload<N>): void
}

/** A socket whose server is the test. */
export interface FakeSocketPort extends SocketPort {
  /** Every attempt so far, oldest first. */
  readonly connections: readonly FakeSocketConnection[]
  /** The newest attempt; throws when there was none. */
  readonly latest: FakeSocketConnection
}

/** {@link SocketPort} that does nothing by itself. */
export const fakeSocketPort = (): FakeSocketPort => {
  const connections: FakeSocketConnection[] = []
  return {
    connections,
    get latest() {
      const latest = connections.at(-1)
      if (!latest) throw new Error('Nobody has connected yet')
      return latest
    },
    connect({ token, timeoutMs, onConnected, onDisconnected, onEvent }) {
      let isClosed = false
      const unlessClosed = (play: () => void) => {
        if (!isClosed) play()
      }
      connections.push({
        token,
        timeoutMs,
        get isClosed() {
          return isClosed
        },
        accept: () => unlessClosed(onConnected),
        drop: ({ unauthorized = false, message = unauthorized ? 'Unauthorized' : 'transport close' } = {}) =>
          unlessClosed(() => onDisconnected({ unauthorized, message })),
        emit: (name, payload) => unlessClosed(() => onEvent(name, payload)),
      })
      return {
        close() {
          isClosed = true
        },
      }
    },
  }
}
