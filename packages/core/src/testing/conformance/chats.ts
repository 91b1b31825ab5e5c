import type { Chat, ChatMessage } from '../../contract/chat.ts'
import { testUuid } from '../../contract/samples/sample-values.ts'
import { aDeal, anOpenTask, aRepliedTask, atVersion, replyBody, taskBody, taskSeenBy } from './deals.ts'
import { isRefused, on, type Scenario, sees, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let messages = 700_000

/** An id that a client gives to a message of its own. */
const messageId = (): string => {
  messages += 1
  return testUuid(messages)
}

const at = (id: number) => ({ params: { id } })
const of = (chatId: number) => ({ query: { chatId } })
const texts = ({ items }: { readonly items: readonly ChatMessage[] }): string[] => items.map(({ text }) => text)
const ids = ({ items }: { readonly items: readonly Chat[] }): number[] => items.map(({ id }) => id)

const say = (person: Person, chatId: number, text: string): Promise<ChatMessage> =>
  person.does('sendChatMessage', { params: { id: chatId }, body: { id: messageId(), text } })

/** A client and an executor with a chat about nothing else, in which nobody has said anything. */
const aTalk = async (stage: Stage) => {
  const client = await stage.someone('CLIENT')
  const executor = await stage.someone('EXECUTOR')
  const chat = await client.does('createChat', { body: { kind: 'COMMON', userId: executor.id } })
  return { client, executor, chat }
}

/** The same after the client has said something. */
const aBegunTalk = async (stage: Stage) => {
  const talk = await aTalk(stage)
  return { ...talk, message: await say(talk.client, talk.chat.id, 'Здравствуйте! Беретесь за такие работы?') }
}

/** The chat of a reply that its author has turned down. */
const aClosedChat = async (stage: Stage) => {
  const { author, executor, reply } = await aRepliedTask(stage)
  const own = await say(executor, reply.chatId, 'Могу и завтра.')
  await author.does('rejectTaskReply', atVersion(reply))
  return { author, executor, chatId: reply.chatId, own }
}

const opened: readonly Scenario[] = [
  on('createChat').answers({
    title: 'A client writes to an executor; the other one sees the chat from its first message on',
    arrange: async (stage) => ({ client: await stage.someone('CLIENT'), executor: await stage.someone('EXECUTOR') }),
    act: ({ client, executor }) => ({ by: client, with: { body: { kind: 'COMMON', userId: executor.id } } }),
    answer: ({ client, executor }, data, stage) => ({
      id: data.id,
      kind: 'COMMON',
      status: 'OPEN',
      unreadMessages: 0,
      client: { ...data.client, id: client.id, lastReadSeq: 0 },
      executor: { ...data.executor, id: executor.id, lastReadSeq: 0 },
      task: null,
      terms: null,
      product: null,
      lastMessage: null,
      lastSeq: 0,
      createdAt: stage.moment(),
    }),
    afterwards: ({ client, executor }, chat) => [
      seesThat(client, 'listChats', {}, ids, [chat.id]),
      seesThat(executor, 'listChats', {}, ids, []),
      seesThat(client, 'createChat', { body: { kind: 'COMMON', userId: executor.id } }, ({ id }) => id, chat.id),
      seesThat(executor, 'createChat', { body: { kind: 'COMMON', userId: client.id } }, ({ id }) => id, chat.id),
    ],
  }),
  on('createChat').refuses('NOT_FOUND', {
    title: 'Two clients have nothing to talk about',
    arrange: async (stage) => ({ client: await stage.someone('CLIENT'), other: await stage.someone('CLIENT') }),
    act: ({ client, other }) => ({ by: client, with: { body: { kind: 'COMMON', userId: other.id } } }),
  }),
  on('createChat').refuses('NOT_FOUND', {
    title: 'Nobody talks to themselves',
    arrange: async (stage) => ({ executor: await stage.someone('EXECUTOR') }),
    act: ({ executor }) => ({ by: executor, with: { body: { kind: 'COMMON', userId: executor.id } } }),
  }),
  on('createChat').refuses('CHAT_LIMIT_REACHED', {
    title: 'Nobody begins more than ten chats an hour',
    arrange: async (stage) => {
      const client = await stage.someone('CLIENT')
      for (let count = 0; count < 10; count += 1) {
        const { id: userId } = await stage.someone('EXECUTOR')
        await client.does('createChat', { body: { kind: 'COMMON', userId } })
      }
      return { client, executor: await stage.someone('EXECUTOR') }
    },
    act: ({ client, executor }) => ({ by: client, with: { body: { kind: 'COMMON', userId: executor.id } } }),
  }),
  on('getChat').answers({
    title: 'A reply opens a chat with what it says and its terms, unread for the author',
    arrange: aRepliedTask,
    act: ({ author, reply }) => ({ by: author, with: at(reply.chatId) }),
    answer: ({ author, executor, reply, task }, data) => ({
      id: reply.chatId,
      kind: 'TASK_REPLY',
      status: 'OPEN',
      unreadMessages: 2,
      client: { ...data.client, id: author.id, lastReadSeq: 0 },
      executor: { ...data.executor, id: executor.id, lastReadSeq: 2 },
      task: { id: task.id, title: task.title, status: 'APPROVED', look: task.category.look },
      terms: { priceType: 'FIXED', price: 4_500_00, termDays: 3 },
      product: null,
      lastMessage: {
        id: data.lastMessage?.id ?? '',
        chatId: reply.chatId,
        seq: 2,
        type: 'DIALOG',
        kind: 'SYSTEM',
        isRead: false,
        senderId: null,
        sender: null,
        name: 'Артель',
        text: 'Условия: 4\u00a0500\u00a0₽, срок 3\u00a0дня.',
        files: [],
        visibleFor: 'ALL',
        createdAt: reply.createdAt,
      },
      lastSeq: 2,
      createdAt: reply.createdAt,
    }),
    afterwards: ({ executor, reply }) => [
      seesThat(executor, 'getChat', at(reply.chatId), ({ unreadMessages }) => unreadMessages, 0),
      seesThat(executor, 'listChatMessages', of(reply.chatId), texts, [
        'Условия: 4\u00a0500\u00a0₽, срок 3\u00a0дня.',
        reply.text,
      ]),
    ],
  }),
  on('listChats').shows({
    title: 'Where something has arrived last comes first',
    arrange: async (stage) => {
      const client = await stage.someone('CLIENT')
      const chats: number[] = []
      for (const count of [0, 1, 2]) {
        const { id: userId } = await stage.someone('EXECUTOR')
        const { id } = await client.does('createChat', { body: { kind: 'COMMON', userId } })
        chats.push(id)
        stage.advance(1000 + count)
      }
      const [first = 0, second = 0, third = 0] = chats
      await say(client, first, 'Добрый день!')
      stage.advance(1000)
      await say(client, second, 'Добрый день!')
      return { client, chats: [second, first, third] }
    },
    act: ({ client }) => ({ by: client, with: {} }),
    look: ids,
    answer: ({ chats }) => chats,
  }),
  on('listChats').shows({
    title: 'A chat is found by the task and by its last words, not by what stands above',
    arrange: async (stage) => {
      const word = stage.word()
      const { author, executor, reply } = await aRepliedTask(stage, { title: `Починить ${word}` })
      await say(executor, reply.chatId, 'Жду ответа.')
      return { author, word, reply }
    },
    act: ({ author, word }) => ({ by: author, with: { query: { search: word.toUpperCase() } } }),
    look: ids,
    answer: ({ reply }) => [reply.chatId],
    afterwards: ({ author, reply }) => [
      seesThat(author, 'listChats', { query: { search: 'жду отв' } }, ids, [reply.chatId]),
      seesThat(author, 'listChats', { query: { search: 'инструмент' } }, ids, []),
    ],
  }),
]

const said: readonly Scenario[] = [
  on('sendChatMessage').answers({
    title: 'A message is stored once, however often it is sent, and the other one finds it unread',
    arrange: async (stage) => ({ ...(await aTalk(stage)), id: messageId() }),
    act: ({ client, chat, id }) => ({ by: client, with: { ...at(chat.id), body: { id, text: '  Добрый день! ' } } }),
    answer: ({ client, chat, id }, data, stage) => ({
      id,
      chatId: chat.id,
      seq: 1,
      type: 'DIALOG',
      kind: 'COMMON',
      isRead: false,
      senderId: client.id,
      sender: { id: client.id, name: chat.client.name, initials: chat.client.initials, role: 'CLIENT' },
      name: chat.client.name,
      text: 'Добрый день!',
      files: [],
      visibleFor: 'ALL',
      createdAt: data.createdAt === stage.moment() ? data.createdAt : stage.moment(),
    }),
    afterwards: ({ client, executor, chat, id }, message) => [
      sees(client, 'sendChatMessage', { ...at(chat.id), body: { id, text: 'Добрый день!' } }, message),
      sees(executor, 'listChatMessages', of(chat.id), { items: [message], pagination: { totalItems: 1 } }),
      sees(executor, 'getUnreadCount', {}, 1),
      sees(client, 'getUnreadCount', {}, 0),
      isRefused(
        executor,
        'sendChatMessage',
        { ...at(chat.id), body: { id, text: 'Другое' } },
        {
          code: 'IDEMPOTENCY_KEY_REUSED',
        },
      ),
    ],
  }),
  on('sendChatMessage').shows({
    title: 'Who answers has read what stands above',
    arrange: aBegunTalk,
    act: ({ executor, chat }) => ({ by: executor, with: { ...at(chat.id), body: { id: messageId(), text: 'Да!' } } }),
    look: ({ seq }) => seq,
    answer: () => 2,
    afterwards: ({ client, executor, chat, message }) => [
      sees(executor, 'getUnreadCount', {}, 0),
      seesThat(
        client,
        'listChatMessages',
        of(chat.id),
        ({ items }) => items.map(({ id, isRead }) => [id === message.id, isRead]),
        [
          [false, false],
          [true, true],
        ],
      ),
    ],
  }),
  on('sendChatMessage').refuses('CHAT_CLOSED', {
    title: 'A closed chat is read-only',
    arrange: aClosedChat,
    act: ({ executor, chatId }) => ({
      by: executor,
      with: { ...at(chatId), body: { id: messageId(), text: 'А если?' } },
    }),
    afterwards: ({ executor, chatId }) => [
      seesThat(executor, 'listChatMessages', of(chatId), (data) => texts(data)[0], 'Заказчик отклонил отклик.'),
    ],
  }),
  on('sendChatMessage').refuses('RATE_LIMITED', {
    title: 'Nobody writes more than twenty messages a minute',
    arrange: async (stage) => {
      const talk = await aTalk(stage)
      for (let count = 0; count < 20; count += 1) await say(talk.client, talk.chat.id, 'Ещё одно.')
      return talk
    },
    act: ({ client, chat }) => ({ by: client, with: { ...at(chat.id), body: { id: messageId(), text: 'И ещё.' } } }),
  }),
  on('listChatMessages').shows({
    title: 'Messages come the newest first, and older ones from the one that is named',
    arrange: async (stage) => {
      const { client, chat } = await aTalk(stage)
      const said: ChatMessage[] = []
      for (const text of ['раз', 'два', 'три', 'четыре']) said.push(await say(client, chat.id, text))
      return { client, chat, said }
    },
    act: ({ client, chat, said }) => ({
      by: client,
      with: { query: { chatId: chat.id, limit: 2, messageId: said[3]?.id } },
    }),
    look: (data) => ({ texts: texts(data), ...data.pagination }),
    answer: () => ({ texts: ['три', 'два'], totalItems: 4 }),
    afterwards: ({ client, chat }) => [
      seesThat(client, 'listChatMessages', { query: { chatId: chat.id, afterSeq: 2 } }, texts, ['три', 'четыре']),
      seesThat(client, 'listChatMessages', { query: { chatId: chat.id, limit: 1 } }, texts, ['четыре']),
    ],
  }),
  on('listChatMessages').refuses('NOT_FOUND', {
    title: 'The messages of others are nobody’s business',
    arrange: async (stage) => ({ ...(await aBegunTalk(stage)), other: await stage.someone('EXECUTOR') }),
    act: ({ other, chat }) => ({ by: other, with: of(chat.id) }),
  }),
  on('listChatMessages').refuses('NOT_FOUND', {
    title: 'Nothing is older than a message of another chat',
    arrange: async (stage) => ({ ...(await aBegunTalk(stage)), stranger: await aBegunTalk(stage) }),
    act: ({ client, chat, stranger }) => ({
      by: client,
      with: { query: { chatId: chat.id, messageId: stranger.message.id } },
    }),
  }),
  on('editChatMessage').answers({
    title: 'One’s own message is mended in its first minutes',
    arrange: aBegunTalk,
    act: ({ client, message }) => ({ by: client, with: { params: { id: message.id }, body: { text: 'Возьмётесь?' } } }),
    answer: ({ message }) => ({ ...message, text: 'Возьмётесь?' }),
    afterwards: ({ executor, chat, message }) => [
      sees(executor, 'listChatMessages', of(chat.id), {
        items: [{ ...message, text: 'Возьмётесь?' }],
        pagination: { totalItems: 1 },
      }),
      isRefused(
        executor,
        'editChatMessage',
        { params: { id: message.id }, body: { text: 'Нет' } },
        {
          code: 'NOT_FOUND',
        },
      ),
    ],
  }),
  on('editChatMessage').refuses('MESSAGE_TOO_OLD', {
    title: 'After a quarter of an hour what was said is said',
    arrange: async (stage) => {
      const talk = await aBegunTalk(stage)
      stage.advance(15 * MINUTE + 1)
      return talk
    },
    act: ({ client, message }) => ({ by: client, with: { params: { id: message.id }, body: { text: 'Возьмётесь?' } } }),
  }),
  on('editChatMessage').refuses('CHAT_CLOSED', {
    title: 'In a closed chat nothing is mended',
    arrange: aClosedChat,
    act: ({ executor, own }) => ({ by: executor, with: { params: { id: own.id }, body: { text: 'Иначе' } } }),
  }),
]

const kept: readonly Scenario[] = [
  on('readChat').answers({
    title: 'A chat is read by one side, and the other sees that it is',
    arrange: aBegunTalk,
    act: ({ executor, chat }) => ({ by: executor, with: at(chat.id) }),
    answer: () => undefined,
    afterwards: ({ client, executor, chat, message }) => [
      sees(executor, 'getUnreadCount', {}, 0),
      sees(client, 'listChatMessages', of(chat.id), {
        items: [{ ...message, isRead: true }],
        pagination: { totalItems: 1 },
      }),
      seesThat(client, 'getChat', at(chat.id), ({ executor: { lastReadSeq } }) => lastReadSeq, 1),
    ],
  }),
  on('getUnreadCount').answers({
    title: 'Unread messages are counted over all chats, one’s own left out',
    arrange: async (stage) => {
      const { client, executor, chat } = await aBegunTalk(stage)
      await say(client, chat.id, 'И ещё вопрос.')
      const { task, author } = await anOpenTask(stage)
      const { chatId } = await executor.does('sendTaskReply', { body: replyBody(task.id) })
      await say(author, chatId, 'Когда можете?')
      return { executor }
    },
    act: ({ executor }) => ({ by: executor, with: {} }),
    answer: () => 3,
  }),
  on('deleteChat').answers({
    title: 'A chat that is put away is read, is gone from one list, and comes back with the next message',
    arrange: aBegunTalk,
    act: ({ executor, chat }) => ({ by: executor, with: at(chat.id) }),
    answer: () => undefined,
    afterwards: ({ client, executor, chat }) => [
      seesThat(executor, 'listChats', {}, ids, []),
      sees(executor, 'getUnreadCount', {}, 0),
      seesThat(client, 'listChats', {}, ids, [chat.id]),
      seesThat(
        client,
        'sendChatMessage',
        { ...at(chat.id), body: { id: messageId(), text: 'Вы здесь?' } },
        ({ seq }) => seq,
        2,
      ),
      seesThat(executor, 'listChats', {}, ids, [chat.id]),
      sees(executor, 'getUnreadCount', {}, 1),
    ],
  }),
]

const lines = (person: Person, chatId: number, expected: readonly string[]) =>
  seesThat(
    person,
    'listChatMessages',
    of(chatId),
    ({ items }) => items.filter(({ kind }) => kind === 'SYSTEM').map(({ text }) => text),
    [...expected],
  )
const TERMS = 'Условия: 4\u00a0500\u00a0₽, срок 3\u00a0дня.'

/** The chats of a deal tell of it in the words of the product. */
const narrated: readonly Scenario[] = [
  on('getChat').shows({
    title: 'The chats of a deal tell both sides what has become of it, and the deal’s stays open when it is done',
    arrange: async (stage) => {
      const { author, executor, reply, task } = await aDeal(stage)
      await executor.does('requestTaskFinish', atVersion(task))
      const comment = 'Кран всё ещё капает.'
      await author.does('declineTaskFinish', atVersion(await taskSeenBy(author, task), { comment }))
      await author.does('finishTask', atVersion(await taskSeenBy(author, task)))
      return { author, executor, chatId: reply.chatId }
    },
    act: ({ executor, chatId }) => ({ by: executor, with: at(chatId) }),
    look: ({ status, task }) => ({ status, task: task?.status }),
    answer: () => ({ status: 'OPEN', task: 'FINISHED' }) as const,
    afterwards: ({ author, chatId }) => [
      lines(author, chatId, [
        'Заказчик подтвердил, что работа сделана. Задание завершено.',
        'Заказчик возражает: Кран всё ещё капает.',
        'Исполнитель сообщил, что работа сделана. Без возражений задание завершится само через 7\u00a0дней.',
        'Исполнитель выбран. Задание в работе.',
        TERMS,
      ]),
    ],
  }),
  on('getChat').shows({
    title: 'Who was not chosen waits in reserve with an open chat, and is told of changes and of the end',
    arrange: async (stage) => {
      const { author, task, reply } = await aRepliedTask(stage)
      const rival = await stage.someone('EXECUTOR')
      const { chatId } = await rival.does('sendTaskReply', { body: replyBody(task.id) })
      await author.does('updateTask', atVersion(await taskSeenBy(author, task), { budgetTo: 7_000_00 }))
      await author.does('acceptTaskReply', atVersion(reply))
      await author.does('finishTask', atVersion(await taskSeenBy(author, task)))
      return { rival, chatId }
    },
    act: ({ rival, chatId }) => ({ by: rival, with: at(chatId) }),
    look: ({ status }) => status,
    answer: () => 'CLOSE' as const,
    afterwards: ({ rival, chatId }) => [
      lines(rival, chatId, [
        'Задание завершено с другим исполнителем.',
        'Заказчик выбрал другого исполнителя. Ваш отклик остаётся в запасе.',
        'Заказчик изменил задание: бюджет.',
        TERMS,
      ]),
    ],
  }),
  on('getChat').shows({
    title: 'The chat of an offer begins with what its client writes, and closes when it is declined',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      const executor = await stage.someone('EXECUTOR')
      const body = { taskId: task.id, executorId: executor.id, message: 'Возьмётесь?' }
      const offer = await author.does('sendTaskOffer', { body })
      await executor.does('declineTaskOffer', atVersion(offer))
      return { author, chatId: offer.chatId }
    },
    act: ({ author, chatId }) => ({ by: author, with: at(chatId) }),
    look: ({ kind, status, unreadMessages }) => ({ kind, status, unreadMessages }),
    answer: () => ({ kind: 'TASK_OFFER', status: 'CLOSE', unreadMessages: 1 }) as const,
    afterwards: ({ author, chatId }) => [
      seesThat(author, 'listChatMessages', of(chatId), texts, [
        'Исполнитель отказался от предложения.',
        'Заказчик предложил это задание. Ответить можно в течение трёх дней.',
        'Возьмётесь?',
      ]),
    ],
  }),
  on('getChat').shows({
    title: 'A task that is cancelled closes the chats of its replies',
    arrange: async (stage) => {
      const { author, executor, task, reply } = await aRepliedTask(stage)
      const reason = { reason: 'AUTHOR_NOT_RELEVANT' } as const
      await author.does('cancelTaskByAuthor', atVersion(task, reason))
      return { executor, reply }
    },
    act: ({ executor, reply }) => ({ by: executor, with: at(reply.chatId) }),
    look: ({ status, lastMessage }) => [status, lastMessage?.text ?? ''],
    answer: () => ['CLOSE', 'Заказчик отменил задание.'],
  }),
  on('createChat').shows({
    title: 'A chat of an hour ago no longer counts',
    arrange: async (stage) => {
      const author = await stage.someone('CLIENT')
      const task = await author.does('createTask', { body: await taskBody(stage) })
      for (let count = 0; count < 5; count += 1) {
        const executorId = (await stage.someone('EXECUTOR')).id
        await author.does('sendTaskOffer', { body: { taskId: task.id, executorId } })
      }
      for (let count = 0; count < 5; count += 1) {
        const { id: userId } = await stage.someone('EXECUTOR')
        await author.does('createChat', { body: { kind: 'COMMON', userId } })
      }
      stage.advance(HOUR + 1)
      return { author, executor: await stage.someone('EXECUTOR') }
    },
    act: ({ author, executor }) => ({ by: author, with: { body: { kind: 'COMMON', userId: executor.id } } }),
    look: ({ lastSeq }) => lastSeq,
    answer: () => 0,
  }),
]

/** Chats and their messages, without the socket. */
export const chatScenarios: readonly Scenario[] = [...opened, ...said, ...kept, ...narrated]
