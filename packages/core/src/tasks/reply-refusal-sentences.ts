import type { ReplyRefusal } from '../contract/task-terms.ts'

/** What a person reads instead of the reply form. */
export const replyRefusalSentences: Readonly<Record<ReplyRefusal, string>> = {
  GUEST: 'Войдите как исполнитель, чтобы откликнуться.',
  NOT_EXECUTOR: 'Откликаться на задания могут исполнители.',
  OWN_TASK: 'Это ваше задание.',
  ALREADY_REPLIED: 'Вы уже откликнулись на это задание.',
  NOT_OPEN: 'Задание больше не принимает отклики.',
  OFFERED: 'Заказчик предложил вам это задание: ответьте на предложение.',
  LIMIT_REACHED: 'У задания уже набралось достаточно откликов.',
  NEEDS_VERIFICATION: 'Заказчик принимает отклики только от проверенных исполнителей.',
  QUOTA: 'Отклики по вашему тарифу закончились.',
}
