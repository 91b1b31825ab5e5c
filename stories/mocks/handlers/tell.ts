import type { Notification } from '@artel/core/contract'
import type { MockWorld } from '../world.ts'

type Told = Pick<Notification, 'kind' | 'title' | 'text' | 'path'>

/** Puts a notification behind somebody's bell. */
export const tell = (world: MockWorld, userId: string, notice: Told): void => {
  const told = { id: world.nextId(), userId, isRead: false, createdAt: new Date(world.now).toISOString() }
  world.notifications = [{ ...notice, ...told }, ...world.notifications]
}

/** Puts another text into what was told. */
export const retell = (world: MockWorld, told: Told & { readonly userId: string }, text: string): void => {
  const { userId, kind, title, path } = told
  const isIt = (one: MockWorld['notifications'][number]) =>
    one.userId === userId && one.kind === kind && one.title === title && one.text === told.text && one.path === path
  world.notifications = world.notifications.map((one) => (isIt(one) ? { ...one, text } : one))
}
