import type { AskedClients } from '@artel/core/contract'
import { counted, NBSP, type PluralForms, words } from '@artel/core/format'

const clients: PluralForms = ['заказчика', 'заказчиков', 'заказчиков']
const wrote: PluralForms = ['написал', 'написали', 'написали']

/** Words of one's own reviews. */
export const ru = {
  title: 'Мои отзывы',
  tabs: { received: 'Обо мне', left: 'Оставленные', waiting: 'Ждут отзыва' },
  tabsLabel: 'Какие отзывы',
  rating: 'Из чего моя оценка',
  asked: ({ asked, answered }: AskedClients) =>
    asked === 0
      ? 'По тарифу мы напомним об отзыве заказчикам, которые промолчат неделю после работы.'
      : `По тарифу мы попросили об${NBSP}отзыве ${counted(asked, clients)}, ${counted(answered, wrote)}.`,
  list: { received: 'Отзывы обо мне', left: 'Отзывы, которые я оставил', waiting: 'Сделки без моего отзыва' },
  states: {
    MODERATION: 'На проверке',
    HIDDEN: 'Прошёл проверку',
    PUBLISHED: 'Опубликован',
    REJECTED: 'Отклонён',
    REMOVED: 'Снят модератором',
  },
  standing: {
    MODERATION: (day: string | null) =>
      `Отзыв прочитает модератор, потом он откроется вместе с${NBSP}отзывом второй стороны${day ? ` или${NBSP}${day}` : ''}.`,
    HIDDEN: (day: string | null) =>
      `Ждёт отзыва второй стороны, откроется вместе с${NBSP}ним${day ? ` или${NBSP}${day}` : ''}.`,
  },
  mayMend: 'Исправить отзыв можно один раз.',
  mayNotMend: 'Исправить его больше нельзя.',
  mend: 'Исправить отзыв',
  answer: 'Ответить',
  write: 'Оставить отзыв',
  own: 'Ваш отзыв',
  other: 'Отзыв о вас',
  deal: 'Отзывы о сделке',
  daysLeft: (days: number) => `осталось ${counted(days, words.day)}`,
  lastDay: 'последний день',
  answerOf: (name: string) => `${name}: ответ`,
  photos: 'Фото к отзыву',
  photo: (n: number, count: number) => (count === 1 ? 'Фото к отзыву' : `Фото ${n} из ${count}`),
  empty: {
    received: 'Отзывов о вас пока нет',
    left: 'Вы ещё не оставляли отзывов',
    waiting: 'Всё сказано',
  },
  emptyText: {
    received: 'Они появятся здесь, когда стороны завершённых заданий напишут друг о друге.',
    left: 'Когда задание завершится, расскажите, как всё прошло: это поможет другим выбрать.',
    waiting: 'Сделок, о которых вы ещё не рассказали, нет.',
  },
  myTasks: 'К моим заданиям',
  staff: 'У сотрудников отзывов нет',
  staffText: 'Отзывы оставляют друг другу заказчики и исполнители.',
  board: 'Смотреть задания',
  failed: 'Не удалось загрузить отзывы',
  loading: 'Загружаем отзывы',
} as const
