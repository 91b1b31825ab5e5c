import type { ChatSide } from '@artel/core/chat'
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
const SIDES: readonly ChatSide[] = ['client', 'executor']
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

  const remind = async (unit: UnitOfWork, side: ChatSide, chatId: number) => {
    const message = await queries.lockWaiting(unit.trx, side, when(), chatId)
    if (!message) return false
    const users = await readNamedUsers(unit.trx, people, [message.senderId])
    await queries.saveTold(unit.trx, side, chatId)
    await notifier.notify(unit.trx, notice(message, knownUser(users, message.senderId).name))
    return true
  }

  const tellAll = async (ctx: JobContext, side: ChatSide) => {
    let unread: readonly queries.UnreadChat[] = []
    do {
      ctx.signal.throwIfAborted()
      unread = (await queries.unreadChats(side, when(), unread.at(-1), BATCH).execute(db)).rows
      for (const { chatId, isDue } of unread) {
        if (isDue && (await ctx.unit((unit) => remind(unit, side, chatId)))) ctx.handled(1)
      }
    } while (unread.length === BATCH)
  }

  /** Whoever answers a chat has read it, too. */
  const settleAll = async (ctx: JobContext, side: ChatSide) => {
    let settled: number
    do {
      ctx.signal.throwIfAborted()
      settled = await ctx.unit((unit) => settle(unit.trx, side, clock.now(), { limit: BATCH }))
    } while (settled === BATCH)
  }

  return [
    sweep({
      name: 'chats.remind',
      everyMs: MINUTE_MS,
      waiting: () => queries.countUnread(db, when().since),
      async run(ctx) {
        for (const side of SIDES) await settleAll(ctx, side)
        for (const side of SIDES) await tellAll(ctx, side)
      },
    }),
  ]
}

/** Takes what a chat has told its reader off the bell once it is read. */
export async function settleReminders(
  trx: Transaction<Schema>,
  now: number,
  of: { readonly chatId: number; readonly userId: string },
): Promise<void> {
  for (const side of SIDES) await settle(trx, side, now, of)
}

async function settle(
  trx: Transaction<Schema>,
  side: ChatSide,
  now: number,
  of: Parameters<typeof queries.forgetTold>[2],
): Promise<number> {
  const told = await queries.forgetTold(trx, side, of)
  const pages = told.map(({ chatId, userId }) => ({ userId, path: paths.chat(chatId) }))
  if (told.length > 0) await queries.markToldRead(trx, pages, new Date(now))
  return told.length
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
