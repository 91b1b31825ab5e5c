import type { InspectionEvent } from 'xstate'
import {
  type ChatSession,
  createChatSession,
  createRealtime,
  createUnread,
  type Realtime,
  type Unread,
} from '../chat/index.ts'
import type { RealtimeEvent } from '../contract/realtime.ts'
import { type FakeChatClient, type FakeChatServer, fakeChatServer } from './fake-chat-server.ts'
import { fakeConnectivity, fakeIds, memoryStorage } from './fake-ports.ts'
import { type FakeSocketPort, fakeSocketPort } from './fake-socket.ts'
import { type ManualClock, manualClock, settle } from './manual-clock.ts'

/** One person's chat against a server in memory, with time, network and wire in the test's hands. */
export interface ChatWorld {
  readonly server: FakeChatServer
  readonly clock: ManualClock
  readonly socket: FakeSocketPort
  readonly connectivity: ReturnType<typeof fakeConnectivity>
  readonly storage: ReturnType<typeof memoryStorage>
  readonly realtime: Realtime
  readonly unread: Unread
  readonly chat: ChatSession
  /** Messages of failed loadings so far. */
  readonly failures: readonly string[]
  /** The socket lets the page in and requests under way are answered. */
  connect(): Promise<void>
  /** Everything the server has said since the last time reaches the page, in order or as `arrange` puts it. */
  deliver(arrange?: (events: readonly RealtimeEvent[]) => readonly RealtimeEvent[]): Promise<void>
  /** Everything the server has said since the last time is lost. */
  lose(): void
  /** Another page of the same person with the same storage: what a reload leaves. */
  reload(): Promise<ChatWorld>
}

export interface ChatWorldOptions {
  readonly server?: FakeChatServer
  /** Whose page it is; the viewer's unless told otherwise. */
  readonly client?: FakeChatClient
  readonly storage?: ReturnType<typeof memoryStorage>
  readonly clock?: ManualClock
  readonly ids?: ReturnType<typeof fakeIds>
  readonly inspect?: (event: InspectionEvent) => void
}

/** Starts everything; the socket has not been let in yet. */
export const chatWorld = async (options: ChatWorldOptions = {}): Promise<ChatWorld> => {
  const { server = fakeChatServer(), storage = memoryStorage(), clock = manualClock(), ids = fakeIds() } = options
  const { client = server } = options
  const { userId, api } = client
  const socket = fakeSocketPort()
  const connectivity = fakeConnectivity()
  const random = () => 0
  const tokens = { access: async () => 'access', renew: async () => 'access' }
  const realtime = createRealtime({ socket, tokens, connectivity, clock, random })
  const unread = createUnread({ userId, api, realtime, clock, random })
  const chat = createChatSession({
    api,
    realtime,
    unread,
    userId,
    storage,
    clock,
    ids,
    random,
    timeZone: 'Europe/Moscow',
  })
  const failures: string[] = []
  let heard = client.events.length
  if (options.inspect) {
    chat.actor.system.inspect(options.inspect)
    unread.actor.system.inspect(options.inspect)
  }
  chat.onFailure((message) => failures.push(message))
  unread.start()
  chat.start()
  realtime.start()
  await settle()
  return {
    server,
    clock,
    socket,
    connectivity,
    storage,
    realtime,
    unread,
    chat,
    failures,
    async connect() {
      socket.latest.accept()
      await settle()
    },
    async deliver(arrange = (events) => events) {
      for (const { name, payload } of arrange(client.events.slice(heard))) socket.latest.emit(name, payload)
      heard = client.events.length
      await settle()
    },
    lose() {
      heard = client.events.length
    },
    async reload() {
      chat.stop()
      unread.stop()
      realtime.stop()
      return chatWorld({ ...options, server, storage, clock, ids })
    },
  }
}
