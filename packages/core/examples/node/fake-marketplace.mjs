import { memoryRefreshToken } from '@artel/core/auth'
import {
  aCategoryTree,
  aChat,
  aMessage,
  anExecutor,
  answer,
  aPlace,
  aReply,
  aTask,
  aTokens,
  aUser,
  fakeConnectivity,
  fakeTabLock,
  fakeTransport,
  memoryStorage,
  refusal,
} from '@artel/core/testing'

/** A marketplace in memory with one client, one executor and room for one deal: the fake transport, scripted. */
export const fakeMarketplace = () => {
  const people = [aUser(), anExecutor()]
  const [client, executor] = people
  const passwords = new Map(people.map(({ email }) => [email, 'Artel-demo-1']))
  const tokens = new Map()
  const listeners = new Map()
  const messages = []
  let [task, reply, chat] = [null, null, null]
  let lastId = 0

  const userOf = ({ request }) => tokens.get(request.headers.Authorization?.replace('Bearer ', ''))
  const tell = (name, payload, ids = people.map(({ id }) => id)) => {
    for (const id of ids) listeners.get(id)?.(name, payload)
  }
  const page = (items) => ({ items, pagination: { totalItems: items.length } })
  const seen = (message, user) => ({
    ...message,
    isRead: message.seq <= (message.senderId === user.id ? 0 : message.seq),
  })
  const chatOf = (user) => ({
    ...chat,
    lastMessage: messages.length > 0 ? seen(messages.at(-1), user) : null,
    lastSeq: messages.length,
    unreadMessages: 0,
  })
  const change = (fields) => {
    task = { ...task, ...fields, version: task.version + 1 }
    tell('TASK_CHANGED', { taskId: task.id, status: task.status, version: task.version })
    return { data: task }
  }

  const transport = fakeTransport()
    .on('login', (call) => {
      const user = people.find(({ email }) => email === call.body.login)
      if (!user || passwords.get(user.email) !== call.body.password) return refusal('INVALID_CREDENTIALS')(call)
      const pair = aTokens({ userId: user.id, issuedAt: Date.now(), serial: tokens.size + 1 })
      tokens.set(pair.accessToken, user)
      return answer({ data: pair })(call)
    })
    .on(
      'getMe',
      answer((call) => ({ data: userOf(call) })),
    )
    .on(
      'listMyTasks',
      answer(() => ({ data: page([]) })),
    )
    .on('getUnreadCount', answer(0))
    .on('getCategoryTree', answer({ data: aCategoryTree() }))
    .on('suggestPlaces', answer({ data: page([aPlace()]) }))
    .on(
      'createTask',
      answer(({ body }) => {
        task = aTask({ id: 1, title: body.title, description: body.description, version: 1 })
        return { data: task }
      }),
    )
    .on(
      'getTask',
      answer(() => ({ data: task })),
    )
    .on(
      'sendTaskReply',
      answer(({ body }) => {
        reply = aReply({ id: 1, taskId: task.id, text: body.text, price: body.price, chatId: 1, version: 1 })
        chat = aChat({ id: 1, task: { id: task.id, title: task.title, status: task.status } })
        tell('NEW_CHAT', chatOf(client), [client.id])
        return { data: reply }
      }),
    )
    .on(
      'acceptTaskReply',
      answer(() => {
        change({ status: 'IN_PROGRESS', executorId: executor.id })
        reply = { ...reply, status: 'ACCEPTED', version: reply.version + 1 }
        return { data: reply }
      }),
    )
    .on(
      'finishTask',
      answer(() => change({ status: 'FINISHED' })),
    )
    .on(
      'listChats',
      answer((call) => page(chat ? [chatOf(userOf(call))] : [])),
    )
    .on(
      'getChat',
      answer((call) => ({ data: chatOf(userOf(call)) })),
    )
    .on('readChat', answer(undefined))
    .on(
      'listChatMessages',
      answer((call) => page([...messages].reverse().map((message) => seen(message, userOf(call))))),
    )
    .on(
      'sendChatMessage',
      answer((call) => {
        const sender = userOf(call)
        const { id, firstName: name, role } = sender
        const message = aMessage({
          id: call.body.id,
          chatId: 1,
          seq: messages.length + 1,
          text: call.body.text,
          senderId: id,
          sender: { id, name, initials: name.slice(0, 1), role },
          name,
          createdAt: new Date().toISOString(),
        })
        messages.push(message)
        for (const user of people) tell('NEW_MESSAGE', seen(message, user), [user.id])
        return { data: seen(message, sender) }
      }),
    )

  const socket = {
    connect({ token, onConnected, onEvent }) {
      const { id } = tokens.get(token)
      listeners.set(id, onEvent)
      queueMicrotask(onConnected)
      return { close: () => listeners.delete(id) }
    },
  }
  const clock = {
    now: () => Date.now(),
    setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
    clearTimeout: (timer) => clearTimeout(timer),
  }
  const ids = {
    uuid: () => {
      lastId += 1
      return `00000000-0000-4000-8000-${String(lastId).padStart(12, '0')}`
    },
  }

  return {
    client: { login: client.email, password: 'Artel-demo-1' },
    executor: { login: executor.email, password: 'Artel-demo-1' },
    ports: () => ({
      transport,
      socket,
      clock,
      ids,
      lock: fakeTabLock(),
      storage: memoryStorage(),
      connectivity: fakeConnectivity(),
      carrier: memoryRefreshToken(),
      random: Math.random,
      xsrfToken: () => null,
      timeoutMs: 10_000,
      timeZone: 'Europe/Moscow',
      whenIdle: (task) => task(),
    }),
  }
}
