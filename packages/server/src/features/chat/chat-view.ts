import { type ChatSide, chatName, isReadFor, isVisibleTo, SYSTEM_NAME } from '@artel/core/chat'
import type { Chat, ChatMessage, ChatParticipant, StoredFile } from '@artel/core/contract'
import { lookOf } from '@artel/core/covers/looks'
import type { Pictures } from '../images/picture.ts'
import { knownUser, type NamedUsers, type Participant, type PeopleDeps, participantOf } from '../users/public-users.ts'
import type { ChatRow, MessageRow } from './chat.tables.ts'
import type { ChatListRow } from './chat-list.queries.ts'
import { chatRecord, sideIn } from './chat-records.ts'

/** Files of messages by the message's id. */
export type MessageFiles = ReadonlyMap<string, StoredFile[]>

/** A message as one of the two sees it. `users` must hold its sender. */
export function messageView(
  message: MessageRow,
  chat: ChatRow,
  viewerId: string,
  users: NamedUsers,
  files: MessageFiles,
): ChatMessage {
  const [side, { seq, sender_id: senderId }] = [sideIn(chat, viewerId), message]
  return viewOf(message, isReadFor(side, chatRecord(chat), { seq, senderId }), users, files)
}

/** The same for those of the two who may see it. When they see it alike they share a view: it is made and sent once. */
export function messageViews(
  message: MessageRow,
  chat: ChatRow,
  users: NamedUsers,
  files: MessageFiles,
): { readonly userIds: string[]; readonly view: ChatMessage }[] {
  const record = chatRecord(chat)
  const facts = { seq: message.seq, senderId: message.sender_id, visibleFor: message.visible_for }
  const views: ReturnType<typeof messageViews> = []
  for (const side of SIDES) {
    if (!isVisibleTo(side, facts)) continue
    const isRead = isReadFor(side, record, facts)
    const alike = views.find(({ view }) => view.isRead === isRead)
    if (alike) alike.userIds.push(record[side].id)
    else views.push({ userIds: [record[side].id], view: viewOf(message, isRead, users, files) })
  }
  return views
}

const SIDES: readonly ChatSide[] = ['client', 'executor']

/** Whether it is read is all that two sides may see differently. */
function viewOf(message: MessageRow, isRead: boolean, users: NamedUsers, files: MessageFiles): ChatMessage {
  const sender = message.sender_id === null ? null : knownUser(users, message.sender_id)
  return {
    id: message.id,
    chatId: message.chat_id,
    seq: message.seq,
    type: 'DIALOG',
    kind: message.kind,
    isRead,
    senderId: message.sender_id,
    sender: sender && { id: sender.id, name: chatName(sender), initials: sender.initials, role: sender.role },
    name: sender ? chatName(sender) : SYSTEM_NAME,
    text: message.text,
    files: files.get(message.id) ?? [],
    visibleFor: message.visible_for,
    createdAt: message.created_at.toISOString(),
  }
}

/** The sides of chats by their id. */
type Participants = ReadonlyMap<string, Participant>

/** Both sides of each chat. */
export const peopleOf = (chats: readonly ChatListRow[], people: PeopleDeps): Participants =>
  new Map(
    chats.flatMap(({ client, executor }) => [client, executor]).map((user) => [user.id, participantOf(user, people)]),
  )

/** What a chat is shown with: its sides and the sender of the last message, that message's files, and addresses of pictures. */
interface ChatSurroundings {
  readonly users: Participants
  readonly files: MessageFiles
  readonly pictures: Pictures
}

/** A chat as one of the two sees it. */
export function chatView(chat: ChatListRow, viewerId: string, { users, files, pictures }: ChatSurroundings): Chat {
  const last = chat.last_message && { ...chat.last_message, created_at: new Date(chat.last_message.created_at) }
  return {
    id: chat.id,
    kind: chat.kind,
    status: chat.status,
    unreadMessages: chat.unread,
    client: participant(chat.client_id, chat.client_read_seq, users),
    executor: participant(chat.executor_id, chat.executor_read_seq, users),
    task:
      chat.task_id === null || chat.task_title === null || chat.task_status === null || chat.task_category === null
        ? null
        : { id: chat.task_id, title: chat.task_title, status: chat.task_status, look: lookOf(chat.task_category) },
    terms: chat.terms,
    product: chat.product && { ...chat.product, photo: chat.product.photo && pictures.of(chat.product.photo) },
    lastMessage: last && messageView(last, chat, viewerId, users, files),
    lastSeq: chat.last_seq,
    createdAt: chat.created_at.toISOString(),
  }
}

const participant = (id: string, lastReadSeq: number, users: Participants): ChatParticipant => {
  const user = knownUser(users, id)
  return { ...user, name: chatName(user), lastReadSeq }
}
