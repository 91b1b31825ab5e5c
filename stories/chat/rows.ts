import type { ChatRow, MessageRow } from '@artel/core/chat'
import { aChat, aMessage, aSystemMessage, testUuid } from '@artel/core/testing'

type RowOf<Type extends MessageRow['type']> = Extract<MessageRow, { type: Type }>

/** A chat of the client with the executor of `aChat`, as a row of the list. */
export const aChatRow = (overrides: Partial<ChatRow> = {}): ChatRow => {
  const { id, kind, status, executor, task, terms, product, lastMessage } = aChat()
  return {
    id,
    kind,
    status,
    side: 'client',
    companion: executor,
    task,
    terms,
    product,
    preview: lastMessage && {
      text: lastMessage.text,
      files: lastMessage.files.length,
      createdAt: lastMessage.createdAt,
      author: 'theirs',
      isRead: true,
    },
    unread: 0,
    ...overrides,
  }
}

const people = [
  ['Сергей М.', 'МС', 'Заменить смеситель на кухне'],
  ['Ольга Р.', 'РО', 'Перевезти пианино на третий этаж без лифта'],
  ['ООО «Тёплый дом»', 'ТД', 'Утеплить балкон'],
  ['Ильдар Ш.', 'ШИ', 'Собрать кухонный гарнитур'],
  ['Анна К.', 'КА', 'Генеральная уборка двухкомнатной квартиры после ремонта'],
  ['Виктор Л.', 'ЛВ', 'Починить стиральную машину'],
  ['Наталья П.', 'ПН', 'Репетитор по математике, 9 класс'],
  ['Тимур Г.', 'ГТ', 'Покрасить забор'],
] as const

const previews = [
  { text: 'Договорились', files: 0, createdAt: '2026-03-02T08:09:00.000Z', author: 'theirs', isRead: false },
  {
    text: 'Сколько будет вместе с грузчиками?',
    files: 0,
    createdAt: '2026-03-02T06:40:00.000Z',
    author: 'mine',
    isRead: false,
  },
  {
    text: 'Исполнитель выбран. Задание в работе.',
    files: 0,
    createdAt: '2026-03-01T16:12:00.000Z',
    author: 'system',
    isRead: true,
  },
  {
    text: 'Буду в субботу к десяти утра, захвачу уровень и лобзик',
    files: 0,
    createdAt: '2026-02-27T10:00:00.000Z',
    author: 'theirs',
    isRead: true,
  },
] as const

/** Eight chats, the newest first: unread, one's own last words, the deal's, more than a hundred unread. */
export const chatRows: readonly ChatRow[] = people.map(([name, initials, title], index) =>
  aChatRow({
    id: 901 + index,
    companion: {
      id: testUuid(300 + index),
      name,
      initials,
      role: 'EXECUTOR' as const,
      isOnline: index % 3 === 0,
      lastVisitAt: null,
      avatar: null,
      isVerified: index === 0,
      verifiedAt: index === 0 ? '2025-01-20T10:00:00.000Z' : null,
      finishedTasksCount: 3 * index,
    },
    task: { id: 501 + index, title, status: 'APPROVED', look: { material: 'hex', object: 'wrench' } },
    preview: previews[index % previews.length] ?? null,
    unread: [3, 0, 0, 128][index] ?? 0,
  }),
)

const { text, createdAt, name } = aMessage()

/** A message of the other side; `n` makes its key. */
export const theirs = (n: number, overrides: Partial<RowOf<'theirs'>> = {}): RowOf<'theirs'> => ({
  type: 'theirs',
  key: testUuid(n),
  id: testUuid(n),
  text,
  files: [],
  createdAt,
  name,
  ...overrides,
})

/** A message of the viewer, read; `n` makes its key. */
export const mine = (n: number, overrides: Partial<RowOf<'mine'>> = {}): RowOf<'mine'> => ({
  type: 'mine',
  key: testUuid(n),
  id: testUuid(n),
  text: 'Добрый день! Завтра после обеда подходит, жду вас к трём.',
  files: [],
  createdAt: '2026-03-02T08:07:00.000Z',
  state: 'read',
  failure: null,
  ...overrides,
})

/** A message of the deal itself; `n` makes its key. */
export const system = (n: number, overrides: Partial<RowOf<'system'>> = {}): RowOf<'system'> => {
  const { text, createdAt } = aSystemMessage()
  return { type: 'system', key: testUuid(n), text, createdAt, ...overrides }
}

/** The heading of a day. */
export const day = (label: string): RowOf<'day'> => ({ type: 'day', key: `day-${label}`, label })

/** A talk of two days, with the deal's own voice in it. */
export const talk: readonly MessageRow[] = [
  day('Вчера'),
  theirs(1, {
    text: 'Здравствуйте! Видел ваше задание: смеситель на кухне меняю за час, инструмент и подводка свои.',
    createdAt: '2026-03-01T14:05:00.000Z',
  }),
  mine(2, { text: 'Добрый день! А старый вывезете?', createdAt: '2026-03-01T14:20:00.000Z' }),
  theirs(3, {
    text: 'Да, заберу с собой.\nЕсли под мойкой нет запорных кранов, поставлю и их: это ещё 800 ₽ за пару.',
    createdAt: '2026-03-01T14:22:00.000Z',
  }),
  mine(4, { text: 'Краны есть, новые', createdAt: '2026-03-01T14:31:00.000Z' }),
  day('Сегодня'),
  system(5, { createdAt: '2026-03-02T08:00:00.000Z' }),
  theirs(6, { text: 'Спасибо, что выбрали! Могу приехать завтра после обеда.' }),
  mine(7),
  theirs(8, { text: 'Договорились', createdAt: '2026-03-02T08:09:00.000Z' }),
]

/** A long past: `count` short messages by turns, older than {@link talk}; `from` is the number of the first. */
export const past = (from: number, count: number): readonly MessageRow[] =>
  Array.from({ length: count }, (_, index) => {
    const n = from + index
    const words = { text: `Сообщение ${n}`, createdAt: '2026-02-20T10:00:00.000Z' }
    return n % 3 === 0 ? mine(n, words) : theirs(n, words)
  })
