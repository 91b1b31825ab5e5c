import type { OfferUserEvent, TaskOffer } from '@artel/core/contract'
import { formatDay, formatTime } from '@artel/core/format'
import { usePageTime } from '../../kit/index.ts'
import { ru } from './ru.ts'

/** Whether the lifecycle lets the viewer do it now. */
export const canDo = ({ allowedEvents }: Pick<TaskOffer, 'allowedEvents'>, event: OfferUserEvent): boolean =>
  allowedEvents.some((allowed) => allowed.event === event && allowed.refusal === null)

/** What the viewer asked to do with an offer. */
export interface AskedOfferEvent {
  readonly event: OfferUserEvent
  readonly offer: TaskOffer
}

/** Words of the question before an event of an offer. */
export const offerQuestions = {
  ACCEPT: { title: ru.acceptTitle, text: ru.acceptText, confirm: ru.acceptConfirm, danger: false },
  DECLINE: { title: ru.declineTitle, text: ru.declineText, confirm: ru.declineConfirm, danger: true },
  WITHDRAW: { title: ru.withdrawTitle, text: ru.withdrawText, confirm: ru.withdrawConfirm, danger: true },
} as const satisfies Record<OfferUserEvent, object>

/** The end of an offer as a day and a time: «27 ноября», «14:20». */
export function useDeadline(expiresAt: string): readonly [day: string, time: string] {
  const { now, timeZone } = usePageTime()
  return [formatDay(expiresAt, now, timeZone), formatTime(expiresAt, timeZone)]
}
