// The page of chat-list.mjs: a chat window of many messages, and the whole chat under a burst of events.

import { browserClock } from '@artel/core/browser'
import { createChatSession, createRealtime, createUnread } from '@artel/core/chat'
import {
  aMessage,
  CLIENT_ID,
  EXECUTOR_ID,
  fakeChatServer,
  fakeConnectivity,
  fakeIds,
  memoryStorage,
} from '@artel/core/testing'
import { ChatWindowView } from '@artel/ui/chat'
import '@artel/ui/tokens.css'
import { PageTimeProvider } from '@artel/ui/kit'
import { useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const words =
  'здравствуйте готов приступить к работе завтра утром нужна смета на ремонт квартиры под ключ спасибо договорились'.split(
    ' ',
  )
let seed = 1
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
  return seed / 0x7fffffff
}
/** Mostly short, now and then a long one. */
const text = () =>
  Array.from(
    { length: 3 + Math.floor(random() * random() * 45) },
    () => words[Math.floor(random() * words.length)],
  ).join(' ')

const row = (n) => {
  const common = { key: `m${n}`, id: `m${n}`, text: text(), createdAt: '2026-02-20T10:00:00.000Z' }
  return random() > 0.5
    ? { ...common, type: 'mine', state: 'read', failure: null }
    : { ...common, type: 'theirs', name: 'Сергей М.' }
}
const rowsOf = (count, from) => Array.from({ length: count }, (_, index) => row(from + index))

const chat = {
  id: 901,
  kind: 'TASK',
  status: 'OPEN',
  side: 'client',
  companion: { id: EXECUTOR_ID, name: 'Сергей М.', initials: 'СМ', isOnline: true, lastVisitAt: null },
  task: null,
  preview: null,
  unread: 0,
}
const nothing = () => {}
const props = {
  actions: null,
  composer: null,
  onOlder: nothing,
  onRetry: nothing,
  onResend: nothing,
  onDiscard: nothing,
  onSignIn: nothing,
}
const time = { now: Date.parse('2026-03-02T09:00:00.000Z'), timeZone: 'Europe/Moscow' }

const root = () => createRoot(document.getElementById('root'))
const frame = () => new Promise((done) => requestAnimationFrame(done))
const frames = async (count) => {
  for (let n = 0; n < count; n += 1) await frame()
}
const log = () => document.querySelector('[role="log"]')
const below = () => log().scrollHeight - log().clientHeight - log().scrollTop
const shown = () => [...log().querySelectorAll('[data-index]')]

/** Part of what is seen on which a row stands. */
const covered = () => {
  const place = log().getBoundingClientRect()
  let pixels = 0
  for (const element of shown()) {
    const { top, bottom } = element.getBoundingClientRect()
    pixels += Math.max(0, Math.min(bottom, place.bottom) - Math.max(top, place.top))
  }
  return pixels / place.height
}

let change = nothing
function Window({ start }) {
  const [rows, setRows] = useState(start)
  change = (next) => flushSync(() => setRows(next))
  const view = { status: 'ready', chatId: 901, connection: 'online', chat, rows, older: 'available' }
  return <ChatWindowView {...props} view={view} />
}

globalThis.bench = {
  async prepare(count) {
    globalThis.rows = rowsOf(count, 1_000_000)
    // A page on which a chat is opened has its face already.
    await document.fonts.load('1rem "Golos Text"', 'Артель')
  },
  async mount() {
    const start = performance.now()
    flushSync(() =>
      root().render(
        <PageTimeProvider time={time}>
          <Window start={globalThis.rows} />
        </PageTimeProvider>,
      ),
    )
    await frames(2)
    const took = performance.now() - start
    await frames(20)
    return { took, below: below() }
  },
  async scroll(count, pixels, isWatched) {
    let [late, blank, last] = [0, 0, performance.now()]
    for (let n = 0; n < count; n += 1) {
      log().scrollTop -= pixels
      await frame()
      const now = performance.now()
      if (now - last > 25) late += 1
      last = now
      if (isWatched && n > 2 && covered() < 0.9) blank += 1
    }
    return { late, blank }
  },
  async prepend(count) {
    await frames(4)
    const { top } = log().getBoundingClientRect()
    const read = shown().find((element) => element.getBoundingClientRect().bottom > top + 1)
    const words = read.textContent
    const before = read.getBoundingClientRect().top
    globalThis.rows = [...rowsOf(count, Math.floor(performance.now())), ...globalThis.rows]
    change(globalThis.rows)
    let worst = 0
    for (let n = 0; n < 12; n += 1) {
      await frame()
      const now = shown().find((element) => element.textContent === words)
      worst = Math.max(worst, now ? Math.abs(now.getBoundingClientRect().top - before) : 9999)
    }
    return worst
  },
  async append() {
    log().scrollTop = 1e9
    await frames(20)
    let worst = 0
    for (let n = 0; n < 10; n += 1) {
      globalThis.rows = [...globalThis.rows, { ...row(5_000_000 + n), type: 'theirs', name: 'Сергей М.' }]
      change(globalThis.rows)
      await frames(6)
      worst = Math.max(worst, below())
    }
    return worst
  },
  dom: () => shown().length,
}

/** The headless chat itself over a server in memory, its window on the screen. */
const live = async () => {
  const server = fakeChatServer(CLIENT_ID)
  const chatId = server.addChat({ id: 901 })
  for (let n = 0; n < 40; n += 1) server.say(chatId, 'companion', { text: text() })
  server.read(chatId, 'viewer')
  let deliver = nothing
  const socket = {
    connect({ onConnected, onEvent }) {
      deliver = onEvent
      queueMicrotask(onConnected)
      return { close: nothing }
    },
  }
  const connectivity = fakeConnectivity()
  const tokens = { access: async () => 'token', renew: async () => 'token' }
  const shared = { clock: browserClock, random: Math.random }
  const realtime = createRealtime({ socket, tokens, connectivity, ...shared })
  const unread = createUnread({ userId: CLIENT_ID, api: server.api, realtime, ...shared })
  const whole = createChatSession({
    api: server.api,
    realtime,
    unread,
    userId: CLIENT_ID,
    storage: memoryStorage(),
    ids: fakeIds(),
    timeZone: 'Europe/Moscow',
    ...shared,
  })
  unread.start()
  whole.start()
  realtime.start()
  whole.send({ type: 'chat.open', chatId })
  return { whole, chatId, deliver: (...event) => deliver(...event) }
}

function Live({ whole }) {
  const view = useSyncExternalStore(whole.window.subscribe, whole.window.get)
  return <ChatWindowView {...props} view={view} />
}

globalThis.burst = async (count) => {
  const { whole, chatId, deliver } = await live()
  root().render(
    <PageTimeProvider time={time}>
      <Live whole={whole} />
    </PageTimeProvider>,
  )
  while (!log()) await frame()
  await frames(30)
  const last = whole.store.log(chatId).newestSeq
  const messages = Array.from({ length: count }, (_, n) =>
    aMessage({ id: crypto.randomUUID(), chatId, seq: last + 1 + n, senderId: EXECUTOR_ID, text: text() }),
  )
  globalThis.commits = 0
  const start = performance.now()
  for (const message of messages) deliver('NEW_MESSAGE', message)
  const taken = performance.now() - start
  const perFrame = []
  let [longest, last16] = [0, performance.now()]
  for (let n = 0; n < 30; n += 1) {
    globalThis.commits = 0
    await frame()
    perFrame.push(globalThis.commits)
    longest = Math.max(longest, performance.now() - last16)
    last16 = performance.now()
  }
  return { taken, perFrame, longest, below: below() }
}
