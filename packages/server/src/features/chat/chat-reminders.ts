import { CHAT_REMINDER_MINUTES } from '@artel/core/contract'
import { quoted } from '@artel/core/format'
import type { Clock } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { type Job, type JobContext, sweep } from '../../platform/jobs/jobs.ts'
import type { NewNotification, Notifier } from '../notifications/notifier.ts'
import { knownUser, type PeopleDeps, readNamedUsers } from '../users/public-users.ts'
import * as queries from './chat-reminders.queries.ts'

export interface ChatReminderDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Notifier
}

const MINUTE_MS = 60_000
/** After an outage nobody is told of what is older than this. */
const LATELY_MS = 3 * 24 * 60 * MINUTE_MS
const BATCH = 100
/** Characters of the message that the notification repeats. */
const EXCERPT = 200

/**
 * CHAT_NEW_MESSAGE (product §3): a message that has waited {@link CHAT_REMINDER_MINUTES} for somebody who is not here: whose
 * last visit, which every open page renews each minute, is as long ago. One notification a chat, however many messages
 * follow, until its reader has read them.
 */
export function chatReminderJobs({ db, clock, notifier, ...people }: ChatReminderDeps): Job[] {
  const when = () => ({
    before: new Date(clock.now() - CHAT_REMINDER_MINUTES * MINUTE_MS),
    since: new Date(clock.now() - LATELY_MS),
  })

  const remind = async (unit: UnitOfWork, { chatId, userId }: queries.WaitingMessage) => {
    const message = await queries.lockWaiting(unit.trx, when(), chatId, userId)
    if (!message) return
    const users = await readNamedUsers(unit.trx, people, [message.senderId])
    await queries.saveReminder(unit.trx, message)
    await notifier.notify(unit.trx, notice(message, knownUser(users, message.senderId).name))
  }

  const tellAll = async (ctx: JobContext) => {
    let last = 0
    let found: queries.WaitingMessage[]
    do {
      ctx.signal.throwIfAborted()
      found = await queries.selectWaiting(db, when(), last, BATCH)
      for (const message of found) {
        await ctx.unit((unit) => remind(unit, message))
        last = message.chatId
      }
    } while (found.length === BATCH)
  }

  return [
    sweep({
      name: 'chats.remind',
      everyMs: MINUTE_MS,
      async run(ctx) {
        // Whoever answers a chat has read it, too.
        await ctx.unit((unit) => settleReminders(unit.trx, clock.now()))
        await tellAll(ctx)
      },
    }),
  ]
}

/** Takes what a chat has told off the bell once it is read: of one reader's chat, or wherever it was forgotten. */
export async function settleReminders(
  trx: Transaction<Schema>,
  now: number,
  of?: { readonly chatId: number; readonly userId: string },
): Promise<void> {
  for (const { chatId, userId } of await queries.deleteReadReminders(trx, of)) {
    await queries.markToldRead(trx, userId, paths.chat(chatId), new Date(now))
  }
}

function notice({ chatId, userId, text, task }: queries.WaitingMessage, sender: string): NewNotification {
  const said = excerpt(text)
  return {
    userId,
    kind: 'CHAT_NEW_MESSAGE',
    title: task === null ? `${sender}: новое сообщение` : `${sender}: новое сообщение о задании ${quoted(task)}`,
    text: said === '' ? 'Вам прислали файлы.' : quoted(said),
    path: paths.chat(chatId),
  }
}

const excerpt = (text: string): string => {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length <= EXCERPT
    ? characters.join('')
    : `${characters
        .slice(0, EXCERPT - 1)
        .join('')
        .trimEnd()}…`
}
