import type { Server as HttpServer } from 'node:http'
import { SOCKET_NAMESPACE } from '@artel/core/contract'
import type { Clock, Timer } from '@artel/core/ports'
import { type DefaultEventsMap, type Namespace, Server, type ServerOptions, type Socket } from 'socket.io'
import type { Realtime } from '../domain/realtime.ts'
import type { AuthenticatedToken, AuthService } from '../features/auth/auth.service.ts'
import type { Presence } from '../features/presence/presence.ts'
import type { Config } from '../platform/config/config.ts'
import type { Logger } from '../platform/logging/logger.ts'
import { networkKey } from '../platform/rates/network-key.ts'
import { createArrivals } from './arrivals.ts'
import { clientAddress } from './client-address.ts'
import { deliver } from './delivery.ts'
import { isSameOrigin } from './same-origin.ts'

/** What the sockets need from the rest of the server. */
export interface SocketServerDeps {
  readonly auth: Pick<AuthService, 'authenticateToken' | 'endedSessions' | 'onSessionEnded'>
  readonly clock: Clock
  readonly logger: Logger
  /** Whose `X-Forwarded-For` counts; nobody's by default. */
  readonly trustProxy?: Config['trustProxy'] | undefined
  /** Carries events to the sockets of other processes. */
  readonly adapter?: ServerOptions['adapter'] | undefined
}

/** The socket.io server of product §7.10: namespace `/ws`, websocket only, a token in the handshake. */
export interface SocketServer extends Realtime {
  /** Takes over the upgrade requests of the HTTP server and tells `presence` of every socket that comes or goes. */
  attach(server: HttpServer, presence: Pick<Presence, 'connected' | 'disconnected'>): void
  /** Open sockets of this process. */
  count(): number
  /** Closes the sockets of this process; their clients connect again, to another one if there is one. */
  close(): void
}

type AppSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, AuthenticatedToken>
type AppNamespace = Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, AuthenticatedToken>

/** A session ended by another process must lose its sockets within 5 s, and may open one for a second after its end. */
const SESSIONS_CHECKED_EVERY_MS = 3_500
/** A client only ever sends the handshake, whose token is a few hundred bytes. */
const MAX_MESSAGE_BYTES = 8_192
const HANDSHAKE_WITHIN_MS = 10_000

/** Open sockets in one process: of a person, who has some tabs on some devices, and of an address, behind which an office may be. */
export const MOST_SOCKETS = { person: 30, address: 300 } as const

const UNAUTHORIZED = { message: 'Unauthorized', statusCode: 401 }

const userRoom = (userId: string) => `user:${userId}`
const addressRoom = (address: string) => `address:${address}`
const sessionRoom = (sessionId: string) => `session:${sessionId}`

/** Makes the server; it takes connections after `attach`. */
export function createSocketServer(deps: SocketServerDeps): SocketServer {
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, AuthenticatedToken>({
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: HANDSHAKE_WITHIN_MS,
    ...(deps.adapter && { adapter: deps.adapter }),
    allowRequest: (request, answer) => answer(isSameOrigin(request) ? null : 'origin', isSameOrigin(request)),
  })
  const namespace: AppNamespace = io.of(SOCKET_NAMESPACE)
  const stopListening = deps.auth.onSessionEnded(({ sessionId }) => closeSession(namespace, sessionId))
  const stopChecking = checkSessions(namespace, deps)

  // The default namespace exists whether we want it or not; nobody has business there.
  io.use((_, next) => next(unauthorized()))
  const addressOf = ({ handshake, conn }: Pick<AppSocket, 'handshake' | 'conn'>) =>
    networkKey(clientAddress(conn.remoteAddress, handshake.headers['x-forwarded-for'], deps.trustProxy ?? false))
  const arrivals = createArrivals((room) => namespace.adapter.rooms.get(room)?.size ?? 0)
  namespace.use((socket, next) => {
    const address = addressOf(socket)
    const isWelcome = address === null || arrivals.take(socket, addressRoom(address), MOST_SOCKETS.address)
    next(isWelcome ? undefined : tooMany())
  })
  namespace.use(async (socket, next) => {
    const refuse = (error: Error) => {
      arrivals.arrived(socket)
      next(error)
    }
    try {
      const { token } = socket.handshake.auth as { token?: unknown }
      socket.data = await deps.auth.authenticateToken(typeof token === 'string' ? token : '')
    } catch {
      return refuse(unauthorized())
    }
    if (arrivals.take(socket, userRoom(socket.data.viewer.id), MOST_SOCKETS.person)) next()
    else refuse(tooMany())
  })

  return {
    attach: (server, presence) => {
      namespace.on('connection', (socket) => {
        const address = addressOf(socket)
        if (address !== null) void socket.join(addressRoom(address))
        welcome(socket, presence, deps.clock)
        arrivals.arrived(socket)
      })
      io.attach(server)
    },
    toUsers: (userIds, name, payload) => {
      const rooms = Array.from(new Set(userIds), userRoom)
      if (!deps.adapter) deliver(namespace, rooms, name, payload)
      // `to([])` would mean everybody.
      else if (rooms.length > 0) namespace.to(rooms).emit(name, payload)
    },
    count: () => namespace.sockets.size,
    close: () => {
      stopListening()
      stopChecking()
      namespace.local.disconnectSockets(true)
      // Not `io.close()`: it would close the HTTP server too, which is not ours.
      io.engine?.close()
      for (const { adapter } of [namespace, io.of('/')]) adapter.close()
    },
  }
}

function welcome(socket: AppSocket, presence: Pick<Presence, 'connected' | 'disconnected'>, clock: Clock): void {
  const { viewer, expiresAt } = socket.data
  void socket.join([userRoom(viewer.id), sessionRoom(viewer.sessionId)])
  const expiry = clock.setTimeout(() => refuse(socket), Math.max(0, expiresAt - clock.now()))
  // The socket only tells; whoever speaks is not our client.
  socket.onAny(() => socket.disconnect(true))
  socket.on('disconnect', () => {
    clock.clearTimeout(expiry)
    presence.disconnected(viewer.id)
  })
  presence.connected(viewer.id)
}

/** Spec §7: on an 'Unauthorized' exception the client refreshes its tokens and connects again. */
function refuse(socket: AppSocket): void {
  socket.emit('exception', UNAUTHORIZED)
  socket.disconnect(true)
}

function closeSession(namespace: AppNamespace, sessionId: string): void {
  const sockets = namespace.in(sessionRoom(sessionId))
  sockets.emit('exception', UNAUTHORIZED)
  sockets.disconnectSockets(true)
}

/** Sessions end in other processes and by hand in the database, too. */
function checkSessions(namespace: AppNamespace, { clock, auth, logger }: SocketServerDeps): () => void {
  let timer: Timer = clock.setTimeout(check, SESSIONS_CHECKED_EVERY_MS)
  let stopped = false
  async function check() {
    const sessionIds = new Set(Array.from(namespace.sockets.values(), (socket) => socket.data.viewer.sessionId))
    try {
      if (sessionIds.size > 0) for (const id of await auth.endedSessions([...sessionIds])) closeSession(namespace, id)
    } catch (error) {
      logger.warn({ err: error }, 'Could not check the sessions of the sockets')
    }
    if (!stopped) timer = clock.setTimeout(check, SESSIONS_CHECKED_EVERY_MS)
  }
  return () => {
    stopped = true
    clock.clearTimeout(timer)
  }
}

/** A crowd is refused at the door; who tries again later may find room. */
const tooMany = () => Object.assign(new Error('Too many connections'), { data: { statusCode: 429 } })

/** What the client's `connect_error` receives. */
const unauthorized = () => Object.assign(new Error('Unauthorized'), { data: { statusCode: 401 } })
