import { SOCKET_NAMESPACE } from '@artel/core/contract'
import type { SocketPort } from '@artel/core/ports'
import { io } from 'socket.io-client'

/** socket.io as core sees it: one attempt, websocket only, token in the handshake (spec §7 "Realtime"). */
export const socketPort: SocketPort = {
  connect({ token, timeoutMs, onConnected, onDisconnected, onEvent }) {
    const socket = io(SOCKET_NAMESPACE, {
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
}
