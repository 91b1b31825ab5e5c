import { type RawBuilder, sql } from 'kysely'

/** A user's side of a chat. It is a matter of the chat, not of the role: an executor may order, too. */
export type ChatSide = 'CLIENT' | 'EXECUTOR'

/** Whom a message may be meant for (product §3 `visibleFor`). */
export type VisibleFor = 'ALL' | ChatSide

interface Sides {
  readonly client_id: string
}

/** The side of a participant. */
export const sideOf = ({ client_id }: Sides, userId: string): ChatSide => (client_id === userId ? 'CLIENT' : 'EXECUTOR')

/** The same in SQL, for a query whose table `chats` is called `c`. */
export const sideInSql = (userId: string): RawBuilder<ChatSide> =>
  sql<ChatSide>`case when c.client_id = ${userId} then 'CLIENT' else 'EXECUTOR' end`

/**
 * Whether a side may see a message: the one place that says so. Lists, the last message, search, unread counts and the
 * socket all ask here.
 */
export const isVisibleTo = (side: ChatSide, { visible_for }: { readonly visible_for: VisibleFor }): boolean =>
  visible_for === 'ALL' || visible_for === side

/** {@link isVisibleTo} in SQL, for a query whose table `chat_messages` is called `m`. */
export const visibleInSql = (side: ChatSide | RawBuilder<ChatSide>): RawBuilder<boolean> =>
  sql<boolean>`m.visible_for in ('ALL', ${side})`
