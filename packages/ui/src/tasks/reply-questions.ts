import type { ReplyUserEvent, TaskReply } from '@artel/core/contract'
import { ru } from './dialogs.ru.ts'

/** What the viewer asked to do with a reply. */
export interface AskedReplyEvent {
  readonly event: ReplyUserEvent
  readonly reply: TaskReply
}

/** Words of the question before an event of a reply. */
export const questionOf = ({ event, reply }: AskedReplyEvent) => {
  switch (event) {
    case 'SHORTLIST':
      return { title: ru.shortlistTitle, text: ru.shortlistText, confirm: ru.shortlistConfirm, danger: false }
    case 'REOPEN':
      return {
        title: ru.reopenTitle,
        text: ru.reopenText(reply.executor.name),
        confirm: ru.reopenConfirm,
        danger: false,
      }
    case 'ACCEPT':
      return {
        title: ru.acceptTitle,
        text: ru.acceptText(reply.executor.name),
        confirm: ru.acceptConfirm,
        danger: false,
      }
    case 'REJECT':
      return { title: ru.rejectTitle, text: ru.rejectText, confirm: ru.rejectConfirm, danger: true }
    case 'WITHDRAW':
      return { title: ru.withdrawTitle, text: ru.withdrawText, confirm: ru.withdrawConfirm, danger: true }
  }
}
