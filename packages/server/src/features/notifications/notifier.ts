import type { NotificationKind } from '@artel/core/contract'
import { isAlwaysMailed, isMailed } from '@artel/core/notifications'
import type { Clock } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import type { Transaction } from 'kysely'
import * as z from 'zod'
import type { Schema } from '../../platform/db/schema.ts'
import { type JobQueue, jobKind } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.service.ts'
import { changeText, findRecipient, insertNotification } from './notifications.queries.ts'
import type { StopLinks } from './stop-links.ts'

/** Tells open pages of a notification, and the devices of its reader. */
export const deliveryJob = jobKind('notifications.deliver', z.object({ notificationId: z.int() }))

/** Something a person should know. Plain text: whatever users wrote in it is escaped where it is shown. */
export interface NewNotification {
  /** Who is told. */
  readonly userId: string
  /** Kind of product §3; the person's settings decide by it whether a letter goes out too. */
  readonly kind: NotificationKind
  /** One Russian line without a full stop: «Новый отклик на задание «Починить кран»». Subject of the letter. */
  readonly title: string
  /** One or two Russian sentences. */
  readonly text: string
  /** Path within the site to what it is about, of core's `paths`; `null` when there is no page for it. */
  readonly path: string | null
  /** No letter is posted with it: one in words of its own is, or it is for the site alone. */
  readonly isWithoutLetter?: boolean
}

/**
 * Tells people what happened to them (product §20).
 * ```ts
 * await notifier.notify(unit.trx, {
 *   userId: task.author_id,
 *   kind: 'TASK_REPLIES',
 *   title: `Новый отклик на задание ${quoted(task.title)}`,
 *   text: `${executorName} предлагает свои услуги.`,
 *   path: paths.task(task.id),
 * })
 * ```
 */
export interface Notifier {
  /**
   * Puts the notification behind the bell in the transaction of the change it follows from and, if the person has a
   * confirmed address and wants letters of this kind, posts the letter in the same transaction; letters about the account
   * itself cannot be stopped. Open pages and devices are told after the commit, by a job. Nobody with a deleted account is
   * told anything.
   */
  notify(trx: Transaction<Schema>, notification: NewNotification): Promise<void>
  /**
   * Puts another text into what was told: for words of people that are taken off again. A letter that has gone out, and what
   * a device has shown, stay as they are.
   */
  retell(trx: Transaction<Schema>, told: NewNotification, text: string): Promise<void>
}

export interface NotifierDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly mail: Mail
  readonly jobs: JobQueue
  readonly stopLinks: StopLinks
  /** Where the site is, without a slash at the end. */
  readonly publicUrl: string
}

export const createNotifier = ({ clock, mail, jobs, stopLinks, publicUrl }: NotifierDeps): Notifier => ({
  async notify(trx, { userId, kind, title, text, path, isWithoutLetter = false }) {
    const recipient = await findRecipient(trx, userId, kind)
    if (!recipient) return
    const now = new Date(clock.now())
    const notificationId = await insertNotification(trx, { userId, kind, title, text, path, now })
    await jobs.enqueue(trx, deliveryJob, { notificationId })
    if (isWithoutLetter || !recipient.isConfirmed || !isMailed(kind, recipient.byEmail)) return
    await mail.send(trx, {
      recipient: recipient.email,
      subject: title,
      paragraphs: [`Здравствуйте, ${recipient.firstName}!`, text],
      ...(path !== null && { action: { label: 'Открыть', url: publicUrl + path } }),
      ...(isAlwaysMailed(kind)
        ? { reason: 'Вы получили это письмо, потому что оно о вашем аккаунте.' }
        : {
            reason: 'Вы получили это письмо, потому что у вас включены письма о таких событиях.',
            stop: {
              page: stopLinks.page({ userId, kind }),
              oneClick: stopLinks.oneClick({ userId, kind }),
              settings: publicUrl + paths.settings(),
            },
          }),
    })
  },

  async retell(trx, told, text) {
    await changeText(trx, told, text)
  },
})
