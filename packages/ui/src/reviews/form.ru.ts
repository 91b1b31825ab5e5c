import { NBSP } from '@artel/core/format'
import { WRITTEN_ONCE } from './once.ru.ts'
import { ru as words } from './ru.ts'

/** Words of the form of a review. */
export const ru = {
  title: 'Отзыв о сделке',
  mendTitle: 'Исправить отзыв',
  about: (task: string, name: string) => `${task} · ${name}`,
  rating: 'Общая оценка',
  aspects: { quality: words.quality, punctuality: words.punctuality, communication: words.communication },
  text: 'Отзыв',
  textHints: {
    CLIENT: `Что сделано, что понравилось и${NBSP}что нет. С${NBSP}оценкой 4 и${NBSP}5 можно без текста.`,
    EXECUTOR: `Как заказчик описал задачу, был ли на${NBSP}связи, как принял работу. С${NBSP}оценкой 4 и${NBSP}5 можно без текста.`,
  },
  photos: 'Фото',
  keptPhotos: 'Приложенные фото',
  photo: (n: number) => `Фото ${n}`,
  removePhoto: (n: number) => `Убрать фото ${n}`,
  blind: (day: string) => `Отзывы обеих сторон откроются вместе или ${day}, чтобы никто не отвечал на оценку оценкой.`,
  once: WRITTEN_ONCE,
  send: 'Отправить отзыв',
  sendMended: 'Отправить снова',
  waits: 'Ждём загрузки фото',
  stopWaiting: 'Не отправлять',
  later: 'Позже',
  rejected: (rule: string) => `Модератор отклонил отзыв: ${rule}`,
  mendOnce: 'Исправить его можно один раз.',
  done: {
    title: 'Спасибо за отзыв',
    MODERATION: (day: string | null) =>
      `Сначала его прочитает модератор. Потом он откроется вместе с${NBSP}отзывом второй стороны${day ? ` или${NBSP}${day}` : ''}.`,
    HIDDEN: (day: string | null) =>
      `Он откроется вместе с${NBSP}отзывом второй стороны${day ? ` или${NBSP}${day}` : ''}. До${NBSP}этого его не${NBSP}видит никто, кроме вас и${NBSP}модераторов.`,
    PUBLISHED: 'Его уже видят все. Если вторая сторона тоже написала, откройте задание и прочитайте её отзыв.',
  },
  close: 'Готово',
  mine: 'Мои отзывы',
  answerTitle: 'Ответ на отзыв',
  answerAbout: 'Ответ увидят все, кто читает отзыв. Ответить можно один раз, потом ответ не изменить.',
  answer: 'Ответ',
  answerHint: 'Спокойный ответ с фактами убеждает лучше всего.',
  sendAnswer: 'Ответить',
} as const
