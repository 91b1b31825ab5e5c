import { ApiError } from '@artel/core/api'
import { errorCatalogue } from '@artel/core/contract'
import { type ChatWorld, chatWorld, fakeChatServer } from '@artel/core/testing'
import { inspect, liveStory } from '../workshop/live-actors.ts'

const talk = [
  ['companion', 'Здравствуйте! Видел ваше задание, смеситель меняю за час.'],
  ['viewer', 'Добрый день! А старый вывезете?'],
  ['companion', 'Да, заберу с собой.'],
] as const

let current: ChatWorld | null = null

/** The world of the story that is being shown. */
export const theChats = (): ChatWorld => {
  if (!current) throw new Error('openChatWorld() has not been called')
  return current
}

/** Numbers of the chat with a short talk, of the one with forty messages, and of one in which nobody has written. */
export const [SHORT_CHAT, LONG_CHAT, FRESH_CHAT] = [901, 902, 903]

/** `beforeEach` of stories over the headless chat: a server in memory with three chats, live, its time flowing. */
export const openChatWorld = async (): Promise<() => void> => {
  const server = fakeChatServer()
  server.addChat({
    id: FRESH_CHAT,
    task: { id: 503, title: 'Собрать шкаф-купе', status: 'APPROVED', look: { material: 'planks', object: 'door' } },
  })
  server.addChat({
    id: LONG_CHAT,
    task: {
      id: 502,
      title: 'Перевезти пианино без лифта',
      status: 'APPROVED',
      look: { material: 'boxes', object: 'truck' },
    },
  })
  for (let n = 1; n <= 40; n += 1) {
    server.say(LONG_CHAT, n % 3 === 0 ? 'viewer' : 'companion', { text: `Сообщение ${n}` })
  }
  server.read(LONG_CHAT, 'viewer')
  server.addChat({ id: SHORT_CHAT })
  for (const [by, text] of talk) server.say(SHORT_CHAT, by, { text })
  server.narrate(SHORT_CHAT, 'viewer', { text: 'Исполнитель выбран. Задание в работе.' })
  server.setTask(501, 'IN_PROGRESS')
  server.read(SHORT_CHAT, 'viewer')
  const world = await chatWorld({ server, inspect })
  // The world inspects the chat and the count only.
  liveStory.watch(world.realtime.actor)
  await world.connect()
  current = world
  const timer = setInterval(() => world.clock.advance(20), 20)
  return () => {
    clearInterval(timer)
    world.chat.stop()
    world.unread.stop()
    world.realtime.stop()
    current = null
  }
}

/** The server says no to the next message, whatever it is. */
export const refuseNextMessage = (): void =>
  theChats().server.next('sendChatMessage', {
    before: () => {
      const { message, statusCode } = errorCatalogue.FORBIDDEN
      return Promise.reject(new ApiError(message, { statusCode, code: 'FORBIDDEN' }))
    },
  })
