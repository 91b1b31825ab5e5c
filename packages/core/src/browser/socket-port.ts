import { io } from 'socket.io-client'
import { SOCKET_NAMESPACE } from '../contract/operations.ts'
import type { SocketPort } from '../ports/index.ts'

/**
 * socket.io as core sees it: one attempt, websocket only, token in the handshake (spec §7 "Realtime"). `origin` is empty in
 * a browser, where the page's own is meant.
 */
export const socketPort = (origin = ''): SocketPort => ({
  connect({ token, timeoutMs, onConnected, onDisconnected, onEvent }) {
    const socket = io(origin + SOCKET_NAMESPACE, {
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
      forceNew: true,
      timeout: timeoutMs,
    })
    let unauthorized = false
    socket.on('connect', onConnected)
    socket.on('connect_error', (error) =>
      onDisconnected({ unauthorized: error.message === 'Unauthorized', message: error.message }),
    )
    socket.on('exception', (error: { message?: string }) => {
      unauthorized ||= error?.message === 'Unauthorized'
    })
    socket.on('disconnect', (reason) => onDisconnected({ unauthorized, message: reason }))
    socket.onAny(onEvent)
    return {
      close() {
        socket.removeAllListeners()
        socket.offAny()
        socket.close()
      },
    }
  },
})
