import { memoryRefreshToken } from '@artel/core/auth'
import {
  aCategoryTree,
  anExecutor,
  answer,
  aParticipant,
  aPlace,
  aReply,
  aTask,
  aTokens,
  aUser,
  fakeChatServer,
  fakeConnectivity,
  fakeTabLock,
  fakeTransport,
  memoryStorage,
  refusal,
  serveChats,
} from '@artel/core/testing'

/** A marketplace in memory with one client, one executor and room for one deal: the fake transport, scripted. */
export const fakeMarketplace = () => {
  const people = [aUser(), anExecutor()]
  const [client, executor] = people
  const passwords = new Map(people.map(({ email }) => [email, 'Artel-demo-1']))
  const tokens = new Map()
  const chats = fakeChatServer({ viewerId: client.id, clock: { now: () => Date.now() } })
  let [task, reply] = [null, null]
  let lastId = 0

  const userOf = ({ request }) => tokens.get(request.headers.Authorization?.replace('Bearer ', ''))
  const page = (items) => ({ items, pagination: { totalItems: items.length } })
  const change = (fields) => {
    task = { ...task, ...fields, version: task.version + 1 }
    chats.setTask(task.id, task.status)
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
        chats.addChat({
          id: reply.chatId,
          client: aParticipant({ id: client.id, name: client.firstName, lastReadSeq: 0 }),
          executor: aParticipant({ id: executor.id, name: executor.firstName, lastReadSeq: 0 }),
          task: { id: task.id, title: task.title, status: task.status },
        })
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
  serveChats(transport, chats, (call) => userOf(call).id)

  const socket = {
    connect({ token, onConnected, onEvent }) {
      queueMicrotask(onConnected)
      return { close: chats.connect(tokens.get(token).id).onEvent(({ name, payload }) => onEvent(name, payload)) }
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
