import type { Chat, ChatParticipant } from '@artel/core/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { createKeptReads, type Stamped } from '../../platform/kept/kept-reads.ts'
import type { FileService } from '../files/files.service.ts'
import type { PeopleDeps } from '../users/public-users.ts'
import { type ChatListPage, type ChatListRow, selectChatList, selectChatListStamps } from './chat-list.queries.ts'
import { chatView, peopleOf } from './chat-view.ts'

/** Chats as one of their sides sees them. */
export interface ChatLists {
  /** Views of rows that somebody has read. */
  views(on: Kysely<Schema>, userId: string, rows: readonly ChatListRow[]): Promise<Chat[]>
  /** The page as it is now, kept from the last time it was asked for if nothing of it has changed since. */
  now(page: ChatListPage): Promise<ChatList>
}

interface ChatList {
  readonly items: Chat[]
  readonly totalItems: number
}

export interface ChatListsDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly files: Pick<FileService, 'attached'>
}

/** Pages that are kept; each is some ten kilobytes. */
const MOST_KEPT = 1_000

export function createChatLists(deps: ChatListsDeps): ChatLists {
  const { db, files, presence, pictures } = deps

  const views: ChatLists['views'] = async (on, userId, rows) => {
    const users = peopleOf(rows, deps)
    const lastIds = rows.flatMap(({ last_message, last_has_files }) => (last_has_files && last_message?.id) || [])
    const attached = await files.attached(on, 'message_id', lastIds)
    return rows.map((row) => chatView(row, userId, { users, files: attached, pictures }))
  }

  const read = async (page: ChatListPage): Promise<Stamped<ChatList>> => {
    const { stamp, total, chats } = await selectChatList(db, page)
    return { stamp, value: { items: await views(db, page.userId, chats), totalItems: total } }
  }

  const kept = createKeptReads<string, ChatList>({
    async stampsOf(keys) {
      const stamps = await selectChatListStamps(db, keys.map(pageOf))
      return new Map(keys.map((key, index) => [key, stamps[index] ?? '']))
    },
    make: (key) => read(pageOf(key)),
    most: MOST_KEPT,
  })

  const withPresence = (side: ChatParticipant) => ({ ...side, isOnline: presence.isOnline(side.id) })
  const chatNow = (chat: Chat): Chat => ({
    ...chat,
    client: withPresence(chat.client),
    executor: withPresence(chat.executor),
  })

  return {
    views,
    async now(page) {
      const list = await kept.read(keyOf(page))
      if (!list) throw new Error(`Somebody has no list of chats: ${page.userId}`)
      return { ...list, items: list.items.map(chatNow) }
    },
  }
}

const keyOf = ({ userId, offset, limit }: ChatListPage) => `${userId} ${offset} ${limit}`
const pageOf = (key: string): ChatListPage => {
  const [userId = '', offset, limit] = key.split(' ')
  return { userId, offset: Number(offset), limit: Number(limit) }
}
