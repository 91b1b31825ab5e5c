import type { SocketConnection, SocketPort } from '../ports/index.ts'

/**
 * socket.io as core sees it: one attempt, websocket only, token in the handshake (product §7.10). `origin` is empty in
 * a browser, where the page's own is meant. Its code is loaded with the first attempt: guests have no use for it.
 */
export const socketPort = (origin = ''): SocketPort => ({
  connect(options) {
    let connection: SocketConnection | null = null
    let isClosed = false
    import('./connect-socket.ts').then(
      ({ connectSocket }) => {
        if (!isClosed) connection = connectSocket(origin, options)
      },
      ({ message }: Error) => {
        if (!isClosed) options.onDisconnected({ unauthorized: false, message })
      },
    )
    return {
      close() {
        isClosed = true
        connection?.close()
      },
    }
  },
})
