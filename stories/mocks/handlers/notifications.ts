import type { NotificationKind } from '@artel/core/contract'
import { channelSettings, NOTHING_CHOSEN } from '@artel/core/notifications'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld } from '../world.ts'
import { pageOf } from './paging.ts'
import { signedIn } from './signed-in.ts'

const mine = (call: MockCall) => {
  const { id } = signedIn(call)
  return call.world.notifications.filter(({ userId }) => userId === id).sort((one, other) => other.id - one.id)
}

const chosenBy = (world: MockWorld, userId: string) => world.notificationSettings.get(userId) ?? NOTHING_CHOSEN

const settings = (call: MockCall) => ({ data: channelSettings(chosenBy(call.world, signedIn(call).id)) })

type Switches = readonly { readonly kind: NotificationKind; readonly isOn: boolean }[]

const choose = (
  world: MockWorld,
  userId: string,
  { emails = [], pushes = [] }: { emails?: Switches; pushes?: Switches },
) => {
  const chosen = chosenBy(world, userId)
  const merged = (before: ReadonlyMap<NotificationKind, boolean>, changes: Switches) =>
    new Map([...before, ...changes.map(({ kind, isOn }) => [kind, isOn] as const)])
  world.notificationSettings.set(userId, {
    emails: merged(chosen.emails, emails),
    pushes: merged(chosen.pushes, pushes),
  })
}

/** What the link of a letter says of whom it went to and of what it told. */
export const stopSecret = ({ userId, kind }: { readonly userId: string; readonly kind: NotificationKind }): string =>
  `stop-${kind}-${userId}`

/** What stands behind the bell. */
export const notificationHandlers = {
  listNotifications({ query }, call) {
    const { isRead } = query
    const shown = mine(call).filter((one) => isRead === undefined || one.isRead === isRead)
    const { items, pagination } = pageOf(shown, query)
    return { data: { items: items.map(({ userId, ...notification }) => notification), pagination } }
  },
  getUnreadNotifications: (_, call) => ({ data: mine(call).filter(({ isRead }) => !isRead).length }),
  readNotifications({ body: { ids } }, call) {
    const read = new Set(mine(call).flatMap(({ id }) => (!ids || ids.includes(id) ? [id] : [])))
    call.world.notifications = call.world.notifications.map((one) =>
      read.has(one.id) ? { ...one, isRead: true } : one,
    )
    return undefined
  },
  getNotificationSettings: (_, call) => settings(call),
  updateNotificationSettings({ body: { emails, pushes } }, call) {
    choose(call.world, signedIn(call).id, { ...(emails && { emails }), ...(pushes && { pushes }) })
    return settings(call)
  },
  stopNotificationLetters({ body: { hash } }, { world }) {
    const told = world.stopLinks.get(hash) ?? world.notifications.find((one) => stopSecret(one) === hash)
    if (!told) throw new MockRefusal('LINK_EXPIRED')
    choose(world, told.userId, { emails: [{ kind: told.kind, isOn: false }] })
    return { data: { kind: told.kind } }
  },
} satisfies Pick<
  MockHandlers,
  | 'listNotifications'
  | 'getUnreadNotifications'
  | 'readNotifications'
  | 'getNotificationSettings'
  | 'updateNotificationSettings'
  | 'stopNotificationLetters'
>
