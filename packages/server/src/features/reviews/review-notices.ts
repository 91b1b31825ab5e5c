import { type ContentRejectRule, REVIEW_LIMITS } from '@artel/core/contract'
import { counted, quoted, words } from '@artel/core/format'
import { answerNotice } from '@artel/core/reviews'
import { paths } from '@artel/core/routes'
import { reasonWords } from '../looks/looks.ts'
import type { NewNotification } from '../notifications/notifier.ts'
import type { ReviewRow } from './reviews.queries.ts'

/*
 * What people are told of reviews. The page of the task is where each of them is about something.
 */

const about = (
  review: Pick<ReviewRow, 'task_id'>,
  userId: string,
  words: Pick<NewNotification, 'title' | 'text'>,
  kind: NewNotification['kind'] = 'TASK_REVIEWS',
): NewNotification => ({ userId, kind, path: paths.task(review.task_id), ...words })

/** To whom it is about, when everybody can read it. */
export const publishedNotice = (review: ReviewRow): NewNotification =>
  about(review, review.subject_id, {
    title: `Новый отзыв о вас: задание ${quoted(review.task_title)}`,
    text: `Оценка — ${review.rating} из 5. На отзыв можно один раз ответить.`,
  })

/** To the other side, who has not written yet. */
export const awaitedNotice = (review: ReviewRow): NewNotification =>
  about(review, review.subject_id, {
    title: `О вас оставили отзыв: задание ${quoted(review.task_title)}`,
    text: `Он откроется, когда вы напишете свой, или через ${REVIEW_LIMITS.days} дней после сделки.`,
  })

/** To a side of a deal that has not said anything of it. @param days that are left to write */
export const reminderNotice = ({
  taskId,
  title,
  userId,
  days,
}: {
  readonly taskId: number
  readonly title: string
  readonly userId: string
  readonly days: number
}): NewNotification =>
  about({ task_id: taskId }, userId, {
    title: `Оставьте отзыв: задание ${quoted(title)}`,
    text: `Расскажите, как всё прошло: это поможет другим. Осталось времени: ${counted(days, words.day)}.`,
  })

/** To a client who has not said anything of a deal, in the name of its executor. @param days that are left to write */
export const askNotice = ({
  taskId,
  title,
  userId,
  name,
  days,
}: {
  readonly taskId: number
  readonly title: string
  readonly userId: string
  /** Of the executor. */
  readonly name: string
  readonly days: number
}): NewNotification =>
  about({ task_id: taskId }, userId, {
    title: `${name} просит отзыв: задание ${quoted(title)}`,
    text: `Оцените работу: хватит минуты, а исполнителю отзыв поможет найти новые заказы. Осталось времени: ${counted(days, words.day)}.`,
  })

/** To its author, whom a moderator has turned down. */
export const rejectedNotice = (review: ReviewRow, comment: string | null): NewNotification =>
  about(review, review.author_id, {
    title: `Ваш отзыв отклонён: задание ${quoted(review.task_title)}`,
    text: `${reasonOf(review, comment)}${review.resubmissions === 0 ? ' Исправить отзыв можно один раз.' : ''}`,
  })

/** To its author, when a moderator has taken it off. */
export const removedNotice = (review: ReviewRow, comment: string | null): NewNotification =>
  about(review, review.author_id, {
    title: `Ваш отзыв снят модерацией: задание ${quoted(review.task_title)}`,
    text: reasonOf(review, comment),
  })

/** To its author, when whom it is about has answered. */
export const answeredNotice = (review: ReviewRow): NewNotification =>
  about(review, review.author_id, answerNotice(review.task_title, review.reply ?? ''), 'REVIEWS_REPLIES')

/** To whom it is about, when a moderator has taken their answer off. */
export const answerRemovedNotice = (
  review: ReviewRow,
  { rule, comment }: { readonly rule: ContentRejectRule; readonly comment: string | null },
): NewNotification =>
  about(
    review,
    review.subject_id,
    {
      title: `Ваш ответ на отзыв снят модератором: задание ${quoted(review.task_title)}`,
      text: `${reasonWords(rule, comment)}${review.removed_replies > REVIEW_LIMITS.resubmissions ? '' : ' Ответить заново можно один раз.'}`,
    },
    'REVIEWS_REPLIES',
  )

const reasonOf = ({ reject_rule: rule }: ReviewRow, comment: string | null): string => reasonWords(rule, comment)
