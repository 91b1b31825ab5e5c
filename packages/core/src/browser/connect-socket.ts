import { io } from 'socket.io-client'
import { SOCKET_NAMESPACE } from '../contract/operations.ts'
import type { SocketConnection, SocketPort } from '../ports/index.ts'

/** One attempt to connect; core decides when there is another. */
export const connectSocket = (
  origin: string,
  { token, timeoutMs, onConnected, onDisconnected, onEvent }: Parameters<SocketPort['connect']>[0],
): SocketConnection => {
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
}
