import {
  type HandlerArgs,
  type Notification,
  type NotificationKind,
  type NotificationSettings,
  type NotificationSettingsChange,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import { channelSettings, NOTIFICATION_CHANNELS } from '@artel/core/notifications'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import * as queries from './notifications.queries.ts'
import type { StopLinks } from './stop-links.ts'

/** What a person sees behind the bell, and which of it comes by mail. */
export interface NotificationService {
  list(
    userId: string,
    query: HandlerArgs<'listNotifications'>['query'],
  ): Promise<{ items: Notification[]; totalItems: number }>
  countUnread(userId: string): Promise<number>
  /** Without `ids` all of them. */
  read(userId: string, ids: readonly number[] | undefined): Promise<void>
  settings(userId: string): Promise<NotificationSettings>
  changeSettings(userId: string, changes: NotificationSettingsChange): Promise<NotificationSettings>
  /** Stops letters of the kind that a letter with this secret told of. @throws Refusal LINK_EXPIRED */
  stopLetters(secret: string): Promise<{ kind: NotificationKind }>
}

export interface NotificationDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly stopLinks: StopLinks
}

export function createNotificationService({ db, clock, stopLinks }: NotificationDeps): NotificationService {
  const settings = async (userId: string) => channelSettings(await queries.selectSettings(db, userId))
  return {
    async list(userId, { page, limit, isRead }) {
      const rows = await queries.selectNotifications(db, { userId, isRead, limit, offset: (page - 1) * limit })
      const totalItems = await queries.countNotifications(db, { userId, isRead, cap: TOTAL_ITEMS_CAP })
      return { items: rows.map(notificationView), totalItems }
    },
    countUnread: (userId) => queries.countNotifications(db, { userId, isRead: false, cap: TOTAL_ITEMS_CAP }),
    async read(userId, ids) {
      await queries.markRead(db, userId, ids, new Date(clock.now()))
    },
    settings,
    async changeSettings(userId, changes) {
      for (const channel of NOTIFICATION_CHANNELS) {
        const chosen = new Map((changes[channel] ?? []).map(({ kind, isOn }) => [kind, isOn]))
        if (chosen.size > 0) await queries.saveSettings(db, userId, channel, chosen)
      }
      return settings(userId)
    },
    async stopLetters(secret) {
      const stopped = stopLinks.read(secret)
      if (!stopped || !(await queries.userExists(db, stopped.userId))) throw new Refusal('LINK_EXPIRED')
      await queries.saveSettings(db, stopped.userId, 'emails', new Map([[stopped.kind, false]]))
      return { kind: stopped.kind }
    },
  }
}

const notificationView = ({
  id,
  kind,
  title,
  text,
  path,
  read_at,
  created_at,
}: queries.NotificationRow): Notification => ({
  id,
  kind,
  title,
  text,
  path,
  isRead: read_at !== null,
  createdAt: created_at.toISOString(),
})
