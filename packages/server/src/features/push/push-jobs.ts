import { createHash } from 'node:crypto'
import { isPushed } from '@artel/core/notifications'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Realtime } from '../../domain/realtime.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type Job, type JobQueue, jobKind, queuedJob } from '../../platform/jobs/jobs.ts'
import type { PushSender } from '../../platform/push/web-push.ts'
import { findTold, type NotificationRow } from '../notifications/notifications.queries.ts'
import { deliveryJob } from '../notifications/notifier.ts'
import { deleteDevice, findDevice, selectDevices } from './push.queries.ts'
import type { PushKeys } from './push-keys.ts'

/** Takes one notification to one device. */
const messageJob = jobKind('push.send', z.object({ notificationId: z.int(), deviceId: z.int() }))

const DAY_MS = 24 * 3_600_000
/** Characters of a text that a device is sent: systems show less. */
const TEXT = 300

export interface PushJobDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly jobs: JobQueue
  readonly realtime: Realtime
  readonly keys: PushKeys
  readonly sender: PushSender
}

/**
 * What becomes of a notification after its commit: each device of its reader is sent a message, unless it has been read, and open
 * pages hear of it all the same: whoever read it behind the bell sooner has other pages and lists that it is news to.
 */
export const pushJobs = ({ db, clock, jobs, realtime, keys, sender }: PushJobDeps): Job[] => [
  queuedJob(deliveryJob, {
    async run({ notificationId }, ctx) {
      const told = await findTold(db, notificationId)
      if (!told) return
      const isSent = told.read_at === null && isPushed(told.kind, told.byPush)
      const devices = isSent ? await selectDevices(db, told.user_id) : []
      await ctx.finish(async ({ trx, afterCommit }) => {
        for (const { id: deviceId } of devices) await jobs.enqueue(trx, messageJob, { notificationId, deviceId })
        afterCommit(() => realtime.toUsers([told.user_id], 'NEW_NOTIFICATION', { id: told.id }))
      })
    },
  }),
  queuedJob(messageJob, {
    retry: { tries: 6, firstDelayMs: 30_000 },
    async run({ notificationId, deviceId }, ctx) {
      const told = await findTold(db, notificationId)
      const device = await findDevice(db, deviceId)
      if (!told || told.read_at !== null || !device || device.user_id !== told.user_id) return
      const ttl = Math.floor((told.created_at.getTime() + DAY_MS - clock.now()) / 1000)
      if (ttl <= 0) return
      const outcome = await sender.send(await keys(), device, { ...message(told), ttl })
      if (outcome === 'refused') ctx.logger.warn({ deviceId }, 'A push service refused a message')
      if (outcome === 'taken') ctx.handled(1)
      // By its endpoint, too: it may have subscribed anew meanwhile.
      if (outcome === 'gone') await deleteDevice(db, { id: deviceId, endpoint: device.endpoint })
    },
  }),
]

/** What the service worker reads. News about one page take each other's place, on the way and on the screen. */
function message({ id, kind, title, text, path }: NotificationRow) {
  const about = path === null ? `${kind}:${id}` : `${kind}:${path}`
  const topic = createHash('sha256').update(about).digest('base64url').slice(0, 32)
  const characters = [...text]
  const shown = characters.length <= TEXT ? text : `${characters.slice(0, TEXT - 1).join('')}…`
  return { topic, payload: JSON.stringify({ id, title, text: shown, path, tag: topic }) }
}
