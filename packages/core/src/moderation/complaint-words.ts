import type { COMPLAINT_REASONS, COMPLAINT_TARGETS } from '../contract/notification-terms.ts'

/** What one may complain about. */
export type ComplaintTarget = (typeof COMPLAINT_TARGETS)[number]
/** Why. */
export type ComplaintReason = (typeof COMPLAINT_REASONS)[number]

/** Complaints that one person may send in an hour: more is a quarrel. */
export const COMPLAINTS_AN_HOUR = 10

const targetWords: Readonly<Record<ComplaintTarget, string>> = {
  TASK: 'Жалоба на задание',
  USER: 'Жалоба на человека',
  PRODUCT: 'Жалоба на товар',
  ARTICLE: 'Жалоба на статью',
  REVIEW: 'Жалоба на отзыв',
  MESSAGE: 'Жалоба на сообщение',
}

/** Why somebody complains, in words. */
export const complaintReasonLabels: Readonly<Record<ComplaintReason, string>> = {
  FRAUD: 'Мошенничество',
  INSULT: 'Оскорбление',
  SPAM: 'Спам',
  PROHIBITED: 'Запрещено правилами',
  COPYRIGHT: 'Нарушение авторских прав',
  OTHER: 'Другая причина',
}

const NUMBER = /^\d+$/

/** «Жалоба на задание № 501»; a UUID says nothing to people and is left out: «Жалоба на сообщение». */
export const complaintTitle = (target: ComplaintTarget, id: string): string =>
  NUMBER.test(id) ? `${targetWords[target]} № ${id}` : targetWords[target]
