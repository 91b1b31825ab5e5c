import type { PublicUser, User } from '@artel/core/contract'
import { managerLines } from '@artel/core/tariffs'
import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredChat } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import * as room from './chat-room.ts'
import { faceOf, isGone } from './people.ts'
import { signedIn } from './signed-in.ts'
import { limitOf } from './tariff-usage.ts'

const isStaff = ({ role }: Pick<PublicUser, 'role'>) => role === 'MODERATOR' || role === 'ADMIN'

/** The chat of an executor with somebody of the staff. */
const chatWithStaff = ({ chats }: MockWorld, executorId: string): StoredChat | undefined =>
  chats.find(({ kind, client, executor }) => kind === 'COMMON' && executor.id === executorId && isStaff(client))

/** A chat with the first of the staff who works. */
const startChat = (world: MockWorld, viewer: User): StoredChat => {
  const manager = world.accounts.find((person) => isStaff(person) && !isGone(world, person))
  if (!manager) throw new MockRefusal('NO_MANAGERS')
  return room.addChat(world, {
    id: world.nextId(),
    kind: 'COMMON',
    task: null,
    client: faceOf(world, manager),
    executor: faceOf(world, viewer),
    openedBy: viewer.id,
  })
}

/** The personal manager of an executor. */
export const managerHandlers = {
  openManagerChat(_, call) {
    const { world } = call
    const viewer = signedIn(call)
    if (limitOf(world, viewer.id, 'PERSONAL_MANAGER') === 0) throw new MockRefusal('MANAGER_NOT_IN_TARIFF')
    const known = chatWithStaff(world, viewer.id)
    const chat = known ?? startChat(world, viewer)
    if (!known) room.narrate(world, chat.id, managerLines.given, viewer.id)
    else if (known.status === 'CLOSE') room.reopenChat(world, chat.id, managerLines.renewed, viewer.id)
    const seat = room.seatIn(world, chat.id, viewer.id)
    if (!seat) throw new MockRefusal('NOT_FOUND')
    return { data: room.chatSeenBy(world, { ...seat, chat: room.showChat(world, seat) }) }
  },
} satisfies Partial<MockHandlers>
