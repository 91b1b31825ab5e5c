import type { Review, WaitingReview } from '@artel/core/contract'
import { aPublicExecutor, aPublicUser, aReview } from '@artel/core/testing'

/** Of the client about the executor, before anybody else reads it. */
const unread = (changes: Partial<Review>): Review =>
  aReview({
    createdAt: '2026-03-01T12:00:00.000Z',
    publishedAt: null,
    opensBy: '2026-03-14T12:00:00.000Z',
    allowedEvents: [{ event: 'RESUBMIT', refusal: 'WRONG_STATE' }],
    ...changes,
  })

/** One's own review in each of its states. */
export const ownReviews = {
  MODERATION: unread({ id: 731, status: 'MODERATION' }),
  HIDDEN: unread({ id: 732, status: 'HIDDEN', rating: 4, text: '' }),
  PUBLISHED: aReview({ id: 733, reply: 'Спасибо, рад был помочь! Если что-то подтечёт, звоните.' }),
  REJECTED: unread({
    id: 734,
    status: 'REJECTED',
    rejectRule: 'CONTACTS_IN_TEXT',
    opensBy: null,
    rating: 3,
    text: 'Сделал хорошо, но опоздал. Пишите ему прямо на почту, так дешевле.',
    allowedEvents: [{ event: 'RESUBMIT', refusal: null }],
  }),
  REMOVED: aReview({ id: 735, status: 'REMOVED', rejectRule: 'UNTRUE', rating: 1, text: 'Вообще не пришёл.' }),
} as const

/** About the viewer, to be answered. */
export const received: Review = aReview({ id: 736, allowedEvents: [{ event: 'REPLY', refusal: null }] })

/** A client whose work the executor has done. */
export const aboutClient: Review = aReview({
  id: 737,
  author: aPublicExecutor(),
  subject: aPublicUser(),
  quality: null,
  punctuality: null,
  communication: null,
  text: 'Задание описано подробно, всё куплено заранее. Приятно работать.',
})

/** Deals without the viewer's review: one is in a hurry. */
export const waitingDeals: readonly WaitingReview[] = [
  {
    task: { id: 523, title: 'Вымыть окна на застеклённом балконе' },
    subject: aPublicExecutor(),
    isByClient: true,
    until: '2026-03-03T08:00:00.000Z',
  },
  {
    task: { id: 531, title: 'Поменять стояк в ванной' },
    subject: aPublicExecutor({ id: 'b0b0b0b0-0000-4000-8000-000000000001', name: 'Ильдар Г.', initials: 'ИГ' }),
    isByClient: true,
    until: '2026-03-13T08:00:00.000Z',
  },
]
