import {
  editRefusal,
  hasSentTooMany,
  isFoundBy,
  messagePage,
  openerSide,
  openRefusal,
  sendRefusal,
} from '@artel/core/chat'
import type { HandlerArgs, PublicUser, User } from '@artel/core/contract'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredChat, StoredProduct } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'
import * as room from './chat-room.ts'
import { attach } from './files.ts'
import { pageOf } from './paging.ts'
import { faceOf, isGone } from './people.ts'
import { isShown } from './product-list.ts'
import { signedIn } from './signed-in.ts'

/** Unread messages in all chats of a person. */
export const unreadOf = (world: MockWorld, viewer: User): number => room.unreadTotal(world, viewer)

const seatOf = (call: MockCall, chatId: number): room.ChatSeat =>
  found(room.seatIn(call.world, chatId, signedIn(call).id))

/** The product that a chat is asked for; `null` for a chat about nothing else. */
const productOf = (world: MockWorld, { kind, productId }: HandlerArgs<'createChat'>['body']): StoredProduct | null =>
  kind === 'PRODUCT' ? found(world.products.find((one) => one.id === productId && isShown(world, one))) : null

const partner = (world: MockWorld, id: string | undefined) =>
  found(world.people.find((one) => one.id === id && !isGone(world, one)))

const ends = (chat: StoredChat) => [chat.client.id, chat.executor.id].toSorted().join()

const openTalk = (
  world: MockWorld,
  product: StoredProduct | null,
  viewer: PublicUser,
  other: PublicUser,
): StoredChat => {
  if (viewer.id === other.id) throw new MockRefusal('NOT_FOUND')
  const side = product ? 'client' : found(openerSide(viewer, other))
  const known = world.chats.find((chat) =>
    product
      ? chat.productId === product.id && chat.client.id === viewer.id
      : chat.kind === 'COMMON' && ends(chat) === [viewer.id, other.id].toSorted().join(),
  )
  const seat = known && room.seatIn(world, known.id, viewer.id)
  if (seat) return room.showChat(world, seat)
  const refusal = openRefusal(room.openedAt(world, viewer.id), world.now)
  if (refusal) throw new MockRefusal(refusal)
  const [client, executor] = side === 'client' ? [viewer, other] : [other, viewer]
  // The other one sees it from its first message on.
  const hiddenSeq = side === 'client' ? { client: -1, executor: 0 } : { client: 0, executor: -1 }
  const about = { kind: product ? 'PRODUCT' : 'COMMON', task: null, ...(product && { productId: product.id }) } as const
  return room.addChat(world, { ...about, id: world.nextId(), client, executor, openedBy: viewer.id, hiddenSeq })
}

/** Chats without a socket: what the other side does is the story's business. */
export const chatHandlers = {
  listChats({ query }, call) {
    const { world } = call
    const search = (query.search ?? '').trim()
    const listed = room
      .listedChats(world, signedIn(call).id)
      .map((seat) => ({ seat, chat: room.chatSeenBy(world, seat) }))
      .filter(({ seat, chat }) => search === '' || isFoundBy(seat.side, chat, search))
    return pageOf(
      listed.map(({ chat }) => chat),
      query,
    )
  },
  getChat: ({ params }, call) => ({ data: room.chatSeenBy(call.world, seatOf(call, params.id)) }),
  readChat({ params }, call) {
    room.readChat(call.world, seatOf(call, params.id))
    return undefined
  },
  getUnreadCount: (_, call) => unreadOf(call.world, signedIn(call)),
  listChatMessages({ query }, call) {
    const visible = room.messagesSeenBy(call.world, seatOf(call, query.chatId))
    return { items: found(messagePage(visible, query)), pagination: { totalItems: visible.length } }
  },
  sendChatMessage({ params, body: { id, text, fileIds } }, call) {
    const { world } = call
    const sender = signedIn(call)
    const { chat } = seatOf(call, params.id)
    const stored = world.messages.find((message) => message.id === id)
    if (stored && (stored.chatId !== chat.id || stored.senderId !== sender.id)) {
      throw new MockRefusal('IDEMPOTENCY_KEY_REUSED')
    }
    if (stored) return { data: room.messageSeenBy(seatOf(call, chat.id), stored) }
    const sentAt = world.messages
      .filter(({ senderId, kind }) => senderId === sender.id && kind === 'COMMON')
      .map(({ createdAt }) => Date.parse(createdAt))
    const refusal = sendRefusal(chat, { isTooFast: hasSentTooMany(sentAt, world.now) })
    if (refusal) throw new MockRefusal(refusal)
    const files = attach(call, 'message', fileIds)
    const { message } = room.store(world, chat, {
      id,
      sender: room.senderOf(faceOf(world, sender)),
      text,
      files,
      actorId: null,
    })
    return { data: room.messageSeenBy(seatOf(call, chat.id), message) }
  },
  createChat({ body }, call) {
    const { world } = call
    const viewer = faceOf(world, signedIn(call))
    const product = productOf(world, body)
    const chat = openTalk(world, product, viewer, partner(world, product?.seller.id ?? body.userId))
    return { data: room.chatSeenBy(world, seatOf(call, chat.id)) }
  },
  deleteChat({ params }, call) {
    room.hideChat(call.world, seatOf(call, params.id))
    return undefined
  },
  editChatMessage({ params, body }, call) {
    const { world } = call
    const message = found(world.messages.find(({ id }) => id === params.id))
    const seat = seatOf(call, message.chatId)
    const refusal = editRefusal(seat.chat, message, signedIn(call).id, world.now)
    if (refusal) throw new MockRefusal(refusal)
    message.text = body.text
    return { data: room.messageSeenBy(seat, message) }
  },
} satisfies Partial<MockHandlers>
