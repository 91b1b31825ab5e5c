import { NBSP } from '@artel/core/format'
import { WRITTEN_ONCE } from '../../reviews/index.ts'

/** Words of the form of a review of a product. */
export const ru = {
  title: 'Отзыв о товаре',
  rating: 'Оценка',
  text: 'Отзыв',
  textHint: `Каким товар оказался, что понравилось и${NBSP}что нет. С${NBSP}оценкой 4 и${NBSP}5 можно без текста.`,
  photos: 'Фото товара',
  photosLater: `Фото можно будет приложить после входа.`,
  proof: `Если вы с${NBSP}продавцом переписывались в${NBSP}чате о${NBSP}товаре, рядом будет «Покупка подтверждена перепиской», если нет — «покупка не подтверждена».`,
  once: WRITTEN_ONCE,
  send: 'Отправить отзыв',
  signIn: 'Войти и отправить',
  later: 'Позже',
  thanks: 'Спасибо за отзыв',
  judged: `Сначала его прочитает модератор: до${NBSP}этого отзыв видите только${NBSP}вы. Когда модератор решит, отзыв откроется всем или мы напишем, что в${NBSP}нём не${NBSP}так.`,
  published: `Его уже видят все, оценка учтена.`,
  close: 'Готово',
} as const
