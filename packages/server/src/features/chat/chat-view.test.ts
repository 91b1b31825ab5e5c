import { expect, it } from 'vitest'
import type { ChatRow, MessageRow } from './chat.tables.ts'
import { messageView, messageViews } from './chat-view.ts'

const [CLIENT, EXECUTOR] = ['client', 'executor']
const CHAT: ChatRow = {
  id: 1,
  kind: 'COMMON',
  status: 'OPEN',
  task_id: null,
  reply_id: null,
  product_id: null,
  offer_id: null,
  client_id: CLIENT,
  executor_id: EXECUTOR,
  last_seq: 3,
  client_read_seq: 3,
  executor_read_seq: 2,
  client_hidden_seq: 0,
  executor_hidden_seq: 0,
  last_message_at: new Date(0),
  created_at: new Date(0),
}
const message = (sender_id: string | null, seq = 3): MessageRow => ({
  id: 'm',
  chat_id: 1,
  seq,
  kind: 'COMMON',
  sender_id,
  text: 'Добрый день!',
  visible_for: 'ALL',
  created_at: new Date(0),
})
const USERS = new Map(
  ([CLIENT, EXECUTOR] as const).map((id) => [
    id,
    {
      id,
      name: 'Ирина К.',
      initials: 'КИ',
      role: 'CLIENT' as const,
      avatar: null,
      isOnline: false,
      lastVisitAt: null,
      isVerified: false,
    },
  ]),
)
const viewsOf = (row: MessageRow) => messageViews(row, CHAT, USERS, new Map())

it('makes one view of what a person has written for both sides, who see it alike', () => {
  for (const sender of [CLIENT, EXECUTOR]) {
    const [{ userIds, view } = {}, ...others] = viewsOf(message(sender))

    expect(userIds).toEqual([CLIENT, EXECUTOR])
    expect(others).toEqual([])
    for (const viewer of [CLIENT, EXECUTOR]) {
      expect(view).toEqual(messageView(message(sender), CHAT, viewer, USERS, new Map()))
    }
  }
})

it('makes two of a line of the product that one side has read and the other has not', () => {
  expect(viewsOf(message(null)).map(({ userIds, view }) => [userIds, view.isRead])).toEqual([
    [[CLIENT], true],
    [[EXECUTOR], false],
  ])
})

it('makes none for a side that may not see it', () => {
  const forExecutor: MessageRow = { ...message(CLIENT), visible_for: 'EXECUTOR' }

  expect(viewsOf(forExecutor).map(({ userIds }) => userIds)).toEqual([[EXECUTOR]])
})
