import {
  type ChatSide,
  chatName,
  hiddenBy,
  isListedFor,
  isReadFor,
  NOT_HIDDEN,
  readBy,
  SYSTEM_NAME,
  shownTo,
  sideOf,
  unreadOf,
  visibleTo,
  withMessage,
} from '@artel/core/chat'
import type { Chat, ChatMessage, ChatParticipant, PublicUser, User } from '@artel/core/contract'
import { mockUuid } from '../mock-uuid.ts'
import type { StoredChat } from '../stored.ts'
import type { MockWorld, StoredTask } from '../world.ts'
import { asOfNow } from './people.ts'

/** A chat with the side that somebody has in it. */
export interface ChatSeat {
  readonly chat: StoredChat
  readonly side: ChatSide
}

/** Every chat that somebody takes part in, put away or not. */
const seatsOf = ({ chats }: MockWorld, userId: string): ChatSeat[] =>
  chats.flatMap((chat) => {
    const side = sideOf(chat, userId)
    return side ? [{ chat, side }] : []
  })

/** Somebody's place in a chat; `null` when they have none. */
export const seatIn = (world: MockWorld, chatId: number, userId: string): ChatSeat | null =>
  seatsOf(world, userId).find(({ chat }) => chat.id === chatId) ?? null

/** A message as a side sees it. */
export const messageSeenBy = ({ chat, side }: ChatSeat, message: ChatMessage): ChatMessage => ({
  ...message,
  isRead: isReadFor(side, chat, message),
})

/** The messages of a chat that a side may see, in order. */
export const messagesSeenBy = (world: MockWorld, seat: ChatSeat): ChatMessage[] =>
  visibleTo(
    seat.side,
    world.messages.filter(({ chatId }) => chatId === seat.chat.id).sort((a, b) => a.seq - b.seq),
  ).map((message) => messageSeenBy(seat, message))

const taskNow = ({ tasks }: MockWorld, { task }: StoredChat): Chat['task'] => {
  const known = tasks.find(({ id }) => id === task?.id)
  return known ? { id: known.id, title: known.title, status: known.status, look: known.category.look } : task
}

/** What the reply asks that the chat is about. */
const termsOf = ({ replies }: MockWorld, { id }: StoredChat): Chat['terms'] => {
  const reply = replies.find(({ chatId }) => chatId === id)
  return reply ? { priceType: reply.priceType, price: reply.price, termDays: reply.termDays } : null
}

/** The product that the chat is about, as it stands now. */
const productNow = ({ products }: MockWorld, { productId }: StoredChat): Chat['product'] => {
  const known = products.find(({ id }) => id === productId)
  if (!known) return null
  const { id, title, status, priceType, price, unit, photos } = known
  return { id, title, status, priceType, price, unit, photo: photos[0] ?? null }
}

/** A chat as a side sees it. */
export const chatSeenBy = (world: MockWorld, seat: ChatSeat): Chat => {
  const { hiddenSeq: _, openedBy: __, productId: ___, ...chat } = seat.chat
  const messages = messagesSeenBy(world, seat)
  return {
    ...chat,
    client: asOfNow(world, chat.client),
    executor: asOfNow(world, chat.executor),
    task: taskNow(world, seat.chat),
    terms: termsOf(world, seat.chat),
    product: productNow(world, seat.chat),
    lastMessage: messages.at(-1) ?? null,
    unreadMessages: unreadOf(seat.side, chat, messages),
  }
}

/** Somebody's list of chats: where something has arrived last comes first. */
export const listedChats = (world: MockWorld, userId: string): ChatSeat[] => {
  const arrival = (seat: ChatSeat) => {
    const last = messagesSeenBy(world, seat).at(-1)
    return [Date.parse(last?.createdAt ?? seat.chat.createdAt), seat.chat.id] as const
  }
  return seatsOf(world, userId)
    .filter((seat) => isListedFor(seat.side, seat.chat, messagesSeenBy(world, seat)))
    .map((seat) => ({ seat, arrival: arrival(seat) }))
    .sort((a, b) => b.arrival[0] - a.arrival[0] || b.arrival[1] - a.arrival[1])
    .map(({ seat }) => seat)
}

/** Unread messages in all chats of a person. */
export const unreadTotal = (world: MockWorld, { id }: Pick<User, 'id'>): number =>
  seatsOf(world, id).reduce((sum, seat) => sum + unreadOf(seat.side, seat.chat, messagesSeenBy(world, seat)), 0)

const replace = (world: MockWorld, chat: StoredChat): StoredChat => {
  world.chats = world.chats.map((one) => (one.id === chat.id ? chat : one))
  return chat
}

/** A side has read everything in the chat. */
export const readChat = (world: MockWorld, { chat, side }: ChatSeat) => replace(world, readBy(side, chat))
/** A side has put the chat away. */
export const hideChat = (world: MockWorld, { chat, side }: ChatSeat) => replace(world, hiddenBy(side, chat))
/** A side has asked for the chat again. */
export const showChat = (world: MockWorld, { chat, side }: ChatSeat) => replace(world, shownTo(side, chat))

interface Written {
  readonly id: string
  readonly sender: NonNullable<ChatMessage['sender']> | null
  readonly text: string
  readonly files?: ChatMessage['files']
  /** Whose doing a line of the product tells of. */
  readonly actorId: string | null
}

/** Stores a message; who writes has read what stands above. */
export const store = (world: MockWorld, chat: StoredChat, { id, sender, text, files = [], actorId }: Written) => {
  const grown = replace(
    world,
    withMessage(chat, {
      sender: sender && sideOf(chat, sender.id),
      actor: actorId === null ? null : sideOf(chat, actorId),
    }),
  )
  const message: ChatMessage = {
    id,
    chatId: chat.id,
    seq: grown.lastSeq,
    type: 'DIALOG',
    kind: sender ? 'COMMON' : 'SYSTEM',
    isRead: false,
    senderId: sender?.id ?? null,
    sender,
    name: sender?.name ?? SYSTEM_NAME,
    text,
    files,
    visibleFor: 'ALL',
    createdAt: new Date(world.now).toISOString(),
  }
  world.messages.push(message)
  return { chat: grown, message }
}

const chatNumbered = ({ chats }: MockWorld, id: number) => chats.find((chat) => chat.id === id)

/** The product writes a line into a chat; one that is not kept here says nothing. */
export const narrate = (world: MockWorld, chatId: number, text: string, actorId: string | null): void => {
  const chat = chatNumbered(world, chatId)
  if (chat) store(world, chat, { id: mockUuid(world), sender: null, text, actorId })
}

/** The same, and the chat is closed. */
export const closeChat = (world: MockWorld, chatId: number, text: string, actorId: string | null): void => {
  narrate(world, chatId, text, actorId)
  const chat = chatNumbered(world, chatId)
  if (chat) replace(world, { ...chat, status: 'CLOSE' })
}

/** The same, and one may write in it again. */
export const reopenChat = (world: MockWorld, chatId: number, text: string, actorId: string | null): void => {
  const chat = chatNumbered(world, chatId)
  if (chat) replace(world, { ...chat, status: 'OPEN' })
  narrate(world, chatId, text, actorId)
}

/** Somebody in a message. */
export const senderOf = ({ id, name, initials, role }: PublicUser) => ({
  id,
  name: chatName({ name, role }),
  initials,
  role,
})

const participant = (user: PublicUser): ChatParticipant => ({
  id: user.id,
  name: chatName(user),
  initials: user.initials,
  role: user.role,
  avatar: user.avatar,
  isVerified: user.verificationStatus === 'VERIFIED',
  verifiedAt: user.verifiedAt,
  finishedTasksCount: user.finishedTasksCount,
  isOnline: user.isOnline,
  lastVisitAt: user.lastVisitAt,
  lastReadSeq: 0,
})

interface NewChat {
  readonly id: number
  readonly kind: Chat['kind']
  readonly client: PublicUser
  readonly executor: PublicUser
  readonly openedBy: string
  readonly task: StoredTask | null
  readonly productId?: number
  readonly hiddenSeq?: StoredChat['hiddenSeq']
}

/** A chat without messages. */
export const addChat = (world: MockWorld, { client, executor, task, ...given }: NewChat): StoredChat => {
  const chat: StoredChat = {
    hiddenSeq: { client: NOT_HIDDEN, executor: NOT_HIDDEN },
    productId: null,
    ...given,
    status: 'OPEN',
    unreadMessages: 0,
    client: participant(client),
    executor: participant(executor),
    task: task && { id: task.id, title: task.title, status: task.status, look: task.category.look },
    lastMessage: null,
    lastSeq: 0,
    createdAt: new Date(world.now).toISOString(),
  }
  world.chats = [...world.chats, chat]
  return chat
}

/** Opens the chat of a reply or an offer with what the opener wrote and a line of the product. */
export const openDealChat = (
  world: MockWorld,
  given: Omit<NewChat, 'openedBy' | 'id'> & {
    readonly opener: PublicUser
    readonly text: string
    readonly line: string
  },
): number => {
  const { opener, text, line, ...parties } = given
  const chat = addChat(world, { ...parties, id: world.nextId(), openedBy: opener.id })
  const by = { actorId: opener.id, id: mockUuid(world) }
  const said = text === '' ? chat : store(world, chat, { ...by, sender: senderOf(opener), text }).chat
  store(world, said, { id: mockUuid(world), sender: null, text: line, actorId: opener.id })
  return chat.id
}

/** When somebody has opened chats, those of replies left out: they have a quota of their own. */
export const openedAt = ({ chats }: MockWorld, userId: string): number[] =>
  chats
    .filter(({ openedBy, kind }) => openedBy === userId && kind !== 'TASK_REPLY')
    .map(({ createdAt }) => Date.parse(createdAt))
