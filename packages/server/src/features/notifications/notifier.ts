import type { NotificationKind } from '@artel/core/contract'
import { isMailed } from '@artel/core/notifications'
import type { Clock } from '@artel/core/ports'
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { Mail } from '../../platform/mail/mail.service.ts'
import { findRecipient, insertNotification } from './notifications.queries.ts'

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
   * confirmed address and wants letters of this kind, posts the letter in the same transaction. Nobody with a deleted
   * account is told anything.
   */
  notify(trx: Transaction<Schema>, notification: NewNotification): Promise<void>
}

export interface NotifierDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly mail: Mail
  /** Where the site is, without a slash at the end. */
  readonly publicUrl: string
}

export const createNotifier = ({ clock, mail, publicUrl }: NotifierDeps): Notifier => ({
  async notify(trx, { userId, kind, title, text, path }) {
    const recipient = await findRecipient(trx, userId, kind)
    if (!recipient) return
    await insertNotification(trx, { userId, kind, title, text, path, now: new Date(clock.now()) })
    if (!recipient.isConfirmed || !isMailed(kind, recipient.byEmail)) return
    await mail.send(trx, {
      recipient: recipient.email,
      subject: title,
      paragraphs: [`Здравствуйте, ${recipient.firstName}!`, text],
      ...(path !== null && { action: { label: 'Открыть', url: publicUrl + path } }),
      reason: 'Какие письма приходят, можно выбрать в настройках личного кабинета.',
    })
  },
})
