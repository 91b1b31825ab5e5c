// How many socket events a second the chat takes, by the number of chats, beside a bare reducer over the same events.
// `npm run bench:chat`. Events come in frames of a thousand, as a burst does; after each frame the rows on the screen are
// read, as the virtual list of the page does (and, beside it, all of them).
import process from 'node:process'
import { createChatSession, createRealtime, createUnread } from '@artel/core/chat'
import {
  aChat,
  aMessage,
  aParticipant,
  CLIENT_ID,
  fakeChatServer,
  fakeConnectivity,
  fakeIds,
  memoryStorage,
} from '@artel/core/testing'

const FRAME = 1000
/** Rows that the virtual list of chats draws: what stands on a screen and a little around it. */
const SCREEN = 24
const EVENTS = 200_000
const ROUNDS = 5
const START = Date.parse('2026-03-02T09:00:00.000Z')

/** Milliseconds of CPU: the clock on the wall would also count what else the machine does. */
const since = (start) => {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Time that stands until a frame is over; what was put off to the next one runs then. */
const frameClock = () => {
  let due = []
  let now = START
  return {
    now: () => now,
    setTimeout: (callback) => {
      due.push(callback)
      return callback
    },
    clearTimeout: (timer) => {
      due = due.filter((callback) => callback !== timer)
    },
    frame: () => {
      now += 16
      const ready = due
      due = []
      for (const callback of ready) callback()
    },
  }
}

/** `[chatId, seq]` of every message, the same for all that are measured. */
const plan = (chats) => {
  const seqs = new Int32Array(chats + 1)
  let state = 1
  return Array.from({ length: EVENTS }, () => {
    state = (state * 48_271) % 2_147_483_647
    const chatId = 1 + (state % chats)
    seqs[chatId] += 1
    return [chatId, seqs[chatId]]
  })
}

/** Everybody talks to somebody else. */
const companionOf = (chatId) => `10000000-0000-4000-8000-${String(chatId).padStart(12, '0')}`

const newMessage = ([chatId, seq], n) =>
  aMessage({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    chatId,
    seq,
    senderId: companionOf(chatId),
    createdAt: new Date(START + n).toISOString(),
  })

const newChat = (id) =>
  aChat({
    id,
    client: aParticipant({ id: CLIENT_ID, lastReadSeq: 0 }),
    executor: aParticipant({ id: companionOf(id), lastReadSeq: 0 }),
    lastSeq: 0,
    lastMessage: null,
    unreadMessages: 0,
    createdAt: new Date(START - id * 1000).toISOString(),
  })

const onScreen = (list) => {
  for (let index = 0; index < SCREEN; index += 1) list.rows.at(index)
}

const all = (list) => [...list.rows]

const ours = async (chats, messages, look) => {
  const clock = frameClock()
  let deliver = () => {}
  const socket = {
    connect({ onConnected, onEvent }) {
      deliver = onEvent
      queueMicrotask(onConnected)
      return { close() {} }
    },
  }
  const tokens = { access: async () => 'token', renew: async () => 'token' }
  const { api } = fakeChatServer()
  const random = () => 0
  const realtime = createRealtime({ socket, tokens, connectivity: fakeConnectivity(), clock, random })
  const unread = createUnread({ userId: CLIENT_ID, api, realtime, clock, random })
  const chat = createChatSession({
    api,
    realtime,
    unread,
    userId: CLIENT_ID,
    storage: memoryStorage(),
    clock,
    ids: fakeIds(),
    random,
    timeZone: 'Europe/Moscow',
  })
  unread.start()
  chat.start()
  realtime.start()
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
  for (let id = 1; id <= chats; id += 1) deliver('NEW_CHAT', newChat(id))
  clock.frame()
  chat.list.subscribe(() => {})

  // What making the chats has left behind is not a message's to clear away.
  globalThis.gc()
  const start = process.cpuUsage()
  for (let at = 0; at < messages.length; at += FRAME) {
    for (let n = at; n < at + FRAME; n += 1) deliver('NEW_MESSAGE', messages[n])
    clock.frame()
    look(chat.list.get())
  }
  const took = since(start)
  const list = chat.list.get()
  const unreadSum = list.status === 'ready' ? [...list.rows].reduce((sum, row) => sum + row.unread, 0) : -1
  chat.stop()
  unread.stop()
  realtime.stop()
  if (unreadSum !== messages.length) throw new Error(`${unreadSum} unread of ${messages.length} messages`)
  return took
}

/** The floor: a map kept in the order of the last message, nothing checked, nothing told to anybody. */
const reducer = (chats, messages) => {
  const rows = new Map(Array.from({ length: chats }, (_, index) => [index + 1, { unread: 0, last: null }]))
  globalThis.gc()
  const start = process.cpuUsage()
  for (const message of messages) {
    const row = rows.get(message.chatId)
    rows.delete(message.chatId)
    rows.set(message.chatId, { unread: row.unread + 1, last: message })
  }
  return since(start)
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const rate = (milliseconds) => Math.round((EVENTS / milliseconds) * 1000)

const SIZES = [1000, 10_000]
const measured = {
  'rows on the screen read': (chats, messages) => ours(chats, messages, onScreen),
  'all rows read': (chats, messages) => ours(chats, messages, all),
  'bare reducer': async (chats, messages) => reducer(chats, messages),
}

console.log(
  `Node ${process.version}, ${EVENTS} events in frames of ${FRAME}, medians of ${ROUNDS} rounds, events a second:`,
)
const messages = new Map(SIZES.map((chats) => [chats, plan(chats).map(newMessage)]))
const times = new Map(Object.keys(measured).map((name) => [name, new Map(SIZES.map((chats) => [chats, []]))]))
// The sizes by turns, because the machine is not equally busy all the time.
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, measure] of Object.entries(measured))
    for (const chats of SIZES)
      times
        .get(name)
        .get(chats)
        .push(await measure(chats, messages.get(chats)))
for (const [name, bySize] of times) {
  const [small, large] = SIZES.map((chats) => median(bySize.get(chats)))
  const rates = `${SIZES[0]} chats ${rate(small)}, ${SIZES[1]} chats ${rate(large)}`
  console.log(`${name}: ${rates}; a message costs ${(large / small).toFixed(2)} times as much`)
}
