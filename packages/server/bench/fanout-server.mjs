// One of the servers of bench/fanout.mjs: `node fanout-server.mjs ws|socket.io|ours|sides`. Says its port, then does what it is told.
import { createServer } from 'node:http'
import process from 'node:process'

const MESSAGE = {
  id: '00000000-0000-4000-8000-000000000001',
  chatId: 42,
  seq: 17,
  type: 'DIALOG',
  kind: 'COMMON',
  isRead: false,
  senderId: '00000000-0000-4000-8000-000000000101',
  sender: { id: '00000000-0000-4000-8000-000000000101', name: 'Ирина К.', initials: 'КИ', role: 'CLIENT' },
  name: 'Ирина К.',
  text: 'Здравствуйте! Готов приступить к работе завтра утром.',
  visibleFor: 'ALL',
  createdAt: '2026-11-21T10:00:00.000Z',
}
/** Messages between two turns of the event loop. */
const BURST = 100

/** Each server answers a function that tells one message to the two sockets of a chat. */
const servers = {
  ws: async (http) => {
    const { WebSocketServer } = await import('ws')
    const sockets = []
    new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket) => sockets.push(socket))
    return (chat) => {
      const text = JSON.stringify(MESSAGE)
      sockets[chat * 2]?.send(text)
      sockets[chat * 2 + 1]?.send(text)
    }
  },
  'socket.io': async (http) => {
    const { Server } = await import('socket.io')
    const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false, serveClient: false })
    let count = 0
    const namespace = io.of('/ws')
    namespace.on('connection', (socket) => {
      socket.join(`chat:${Math.floor(count / 2)}`)
      count += 1
    })
    return (chat) => namespace.to(`chat:${chat}`).emit('NEW_MESSAGE', MESSAGE)
  },
  ours: (http) => artel(http, { senderId: MESSAGE.senderId }),
  // A line of the product on what one side has done: read for that side, news to the other.
  sides: (http) => artel(http, { senderId: null }),
}

/** The sockets and the chats of the product as `npm start` puts them together, without a database behind them. */
async function artel(http, { senderId }) {
  const { createSocketServer } = await import('../dist/realtime/socket-server.js')
  const { createChatPublisher } = await import('../dist/features/chat/chat-publisher.js')
  const { soloCluster } = await import('../dist/platform/cluster/cluster.js')
  const clock = { now: () => Date.now(), setTimeout, clearTimeout }
  let count = 0
  const sockets = createSocketServer({
    auth: {
      // Sessions and their database are measured elsewhere; here a token is what a socket has to bring.
      authenticateToken: async () => {
        const id = `user-${count}`
        count += 1
        return { viewer: { kind: 'user', id, role: 'CLIENT', sessionId: id }, expiresAt: Date.now() + 3_600_000 }
      },
      endedSessions: async () => [],
      onSessionEnded: () => () => {},
    },
    clock,
    logger: { warn: () => {} },
    adapter: soloCluster(clock).adapter,
  })
  sockets.attach(http, { connected: () => {}, disconnected: () => {} })
  const publisher = createChatPublisher({ realtime: sockets })
  const committed = { afterCommit: (effect) => effect() }
  const { sender, createdAt, visibleFor: visible_for, ...facts } = MESSAGE
  const message = {
    ...facts,
    sender_id: senderId,
    chat_id: MESSAGE.chatId,
    visible_for,
    created_at: new Date(createdAt),
  }
  const users = new Map([[sender.id, sender]])
  return (chat) => {
    const [client_id, executor_id] = [`user-${chat * 2}`, `user-${chat * 2 + 1}`]
    const row = {
      id: chat,
      client_id,
      executor_id,
      client_read_seq: MESSAGE.seq,
      executor_read_seq: 0,
      last_seq: MESSAGE.seq,
    }
    publisher.stored(committed, row, message, users, new Map())
  }
}

const http = createServer()
const tell = await servers[process.argv[2]](http)
let open = 0
http.on('upgrade', () => {
  open += 1
})
http.listen(0, '127.0.0.1', () => process.send({ port: http.address().port }))

const send = async (milliseconds) => {
  const chats = Math.floor(open / 2)
  const [start, until] = [process.cpuUsage(), Date.now() + milliseconds]
  let messages = 0
  while (Date.now() < until) {
    for (let n = 0; n < BURST; n += 1) tell(messages++ % chats)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { user, system } = process.cpuUsage(start)
  return { sent: messages * 2, cpu: user + system }
}

process.on('message', async ({ type, milliseconds }) => {
  globalThis.gc?.()
  process.send(type === 'memory' ? { memory: process.memoryUsage().rss } : await send(milliseconds))
})
