import { anOpenTask } from './deals.ts'
import { linkTo } from './people.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

const VERDICT = 'Задание проверили: автор предупреждён.'
const TEXT = 'Заказчик просит перевести деньги заранее.'

/** Somebody whose two complaints were decided, the second one against them. */
const theTold = async (stage: Stage) => {
  const reader = await stage.someone('EXECUTOR')
  const moderator = await stage.someone('MODERATOR')
  for (const operation of ['resolveComplaint', 'dismissComplaint'] as const) {
    const { task } = await anOpenTask(stage)
    const body = { target: 'TASK', targetId: String(task.id), reason: 'FRAUD', text: TEXT } as const
    const params = { id: (await reader.does('createComplaint', { body })).id }
    await moderator.does('takeComplaint', { params })
    await moderator.does(operation, { params, body: { comment: VERDICT } })
  }
  return { reader, moderator }
}

/** The same with what they were told, the latest first. */
const theirList = async (stage: Stage) => {
  const { reader } = await theTold(stage)
  const [late, early] = (await reader.does('listNotifications', {})).items
  if (!late || !early) throw new Error('Somebody was told less than twice')
  return { reader, late, early }
}

const unread = (person: Person, count: number) => seesThat(person, 'getUnreadNotifications', {}, (data) => data, count)

/** What stands behind the bell and what comes by mail. */
export const notificationScenarios: readonly Scenario[] = [
  on('listNotifications').answers({
    title: 'What somebody is told stands behind their bell, the latest first, and behind nobody else’s',
    arrange: theTold,
    act: ({ reader }) => ({ by: reader, with: {} }),
    answer: (_, { items }, stage) => ({
      items: ['Ваша жалоба не подтвердилась', 'Ваша жалоба подтвердилась'].map((title, index) => ({
        id: items[index]?.id ?? 0,
        kind: 'COMPLAINT',
        title,
        text: VERDICT,
        path: null,
        isRead: false,
        createdAt: stage.moment(),
      })),
      pagination: { totalItems: 2 },
    }),
    afterwards: ({ moderator, reader }) => [
      seesThat(moderator, 'listNotifications', {}, ({ items }) => items, []),
      seesThat(
        reader,
        'listNotifications',
        { query: { page: 2, limit: 1 } },
        ({ items, pagination }) => [items.map(({ title }) => title), pagination.totalItems],
        [['Ваша жалоба подтвердилась'], 2],
      ),
    ],
  }),
  on('getUnreadNotifications').answers({
    title: 'What was not read yet is counted',
    arrange: theTold,
    act: ({ reader }) => ({ by: reader, with: {} }),
    answer: () => 2,
    afterwards: ({ moderator }) => [unread(moderator, 0)],
  }),
  on('readNotifications').answers({
    title: 'The ones that are named are read, and the others wait',
    arrange: theirList,
    act: ({ reader, late }) => ({ by: reader, with: { body: { ids: [late.id] } } }),
    answer: () => undefined,
    afterwards: ({ reader, late, early }) => [
      unread(reader, 1),
      seesThat(reader, 'listNotifications', { query: { isRead: true } }, ({ items }) => items, [
        { ...late, isRead: true },
      ]),
      seesThat(reader, 'listNotifications', { query: { isRead: false } }, ({ items }) => items, [early]),
    ],
  }),
  on('readNotifications').answers({
    title: 'Without any named, all are read',
    arrange: theirList,
    act: ({ reader }) => ({ by: reader, with: { body: {} } }),
    answer: () => undefined,
    afterwards: ({ reader }) => [unread(reader, 0)],
  }),
  on('readNotifications').answers({
    title: 'Nobody reads for another',
    arrange: async (stage) => ({ ...(await theirList(stage)), other: await stage.someone('EXECUTOR') }),
    act: ({ other, late, early }) => ({ by: other, with: { body: { ids: [late.id, early.id] } } }),
    answer: () => undefined,
    afterwards: ({ reader }) => [unread(reader, 2)],
  }),
  on('getNotificationSettings').shows({
    title: 'Everything comes to devices and by mail at first, but letters of what the chat itself tells',
    arrange: async (stage) => ({ person: await stage.someone('CLIENT') }),
    act: ({ person }) => ({ by: person, with: {} }),
    look: ({ emails, pushes }) => [emails.filter(({ isOn }) => !isOn), pushes.filter(({ isOn }) => !isOn)],
    answer: () => [[{ kind: 'CHAT_NEW_MESSAGE' as const, isOn: false }], []],
  }),
  on('updateNotificationSettings').answers({
    title: 'A setting that is changed stays so, and the others are left as they were',
    arrange: async (stage) => {
      const person = await stage.someone('CLIENT')
      return { person, before: await person.does('getNotificationSettings', {}) }
    },
    act: ({ person }) => ({ by: person, with: { body: { emails: [{ kind: 'TASK_REPLIES', isOn: false }] } } }),
    answer: ({ before }) => ({
      ...before,
      emails: before.emails.map((one) => (one.kind === 'TASK_REPLIES' ? { ...one, isOn: false } : one)),
    }),
    afterwards: ({ person }, data) => [
      seesThat(person, 'getNotificationSettings', {}, ({ emails }) => emails, data.emails),
    ],
  }),
  on('updateNotificationSettings').answers({
    title: 'What comes to devices is chosen apart from letters, and nothing said changes nothing',
    arrange: async (stage) => {
      const person = await stage.someone('CLIENT')
      await person.does('updateNotificationSettings', { body: { pushes: [{ kind: 'TASK_REPLIES', isOn: false }] } })
      await person.does('updateNotificationSettings', { body: { emails: [{ kind: 'TASK_REPLIES', isOn: false }] } })
      return { person, before: await person.does('getNotificationSettings', {}) }
    },
    act: ({ person }) => ({ by: person, with: { body: {} } }),
    answer: ({ before }) => before,
    afterwards: ({ person }) => [
      seesThat(
        person,
        'getNotificationSettings',
        {},
        ({ emails, pushes }) =>
          [emails, pushes].map((list) => list.filter(({ isOn }) => !isOn).map(({ kind }) => kind)),
        [['TASK_REPLIES', 'CHAT_NEW_MESSAGE'], ['TASK_REPLIES']],
      ),
    ],
  }),
  on('stopNotificationLetters').answers({
    title:
      'The link of a letter stops letters of its kind without a sign-in, as often as it is opened, and nothing else',
    arrange: async (stage) => {
      const { reader } = await theTold(stage)
      const { email } = await reader.does('getMe', {})
      const hash = await linkTo(stage, email, 'stop-letters')
      await stage.guest.does('stopNotificationLetters', { body: { hash } })
      return { reader, hash }
    },
    act: ({ hash }, stage) => ({ by: stage.guest, with: { body: { hash } } }),
    answer: () => ({ kind: 'COMPLAINT' }),
    afterwards: ({ reader }) => [
      seesThat(
        reader,
        'getNotificationSettings',
        {},
        ({ emails, pushes }) =>
          [emails, pushes].map((list) => list.filter(({ isOn }) => !isOn).map(({ kind }) => kind)),
        [['COMPLAINT', 'CHAT_NEW_MESSAGE'], []],
      ),
    ],
  }),
  on('stopNotificationLetters').refuses('LINK_EXPIRED', {
    title: 'A link that nobody was sent stops nothing',
    arrange: async (stage) => ({ reader: await stage.someone('CLIENT') }),
    act: ({ reader }, stage) => ({
      by: stage.guest,
      with: { body: { hash: `TASK_REPLIES-${reader.id}-${'A'.repeat(43)}` } },
    }),
  }),
]
