import { formatNumber } from './number.ts'
import { NBSP } from './typography.ts'

/** The three forms that a Russian count asks for: «1 отклик», «2 отклика», «5 откликов». */
export type PluralForms = readonly [one: string, few: string, many: string]

/** The form that agrees with `n`; fractions take the second one («1,5 часа»). As `Intl.PluralRules('ru')` chooses. */
export const plural = (n: number, [one, few, many]: PluralForms): string => {
  if (!Number.isInteger(n)) return few
  const last = Math.abs(n) % 10
  const teen = Math.floor(Math.abs(n) / 10) % 10 === 1
  if (teen || last === 0 || last > 4) return many
  return last === 1 ? one : few
}

/** Number and word that agree, bound by a no-break space: «1 234 отклика». */
export const counted = (n: number, forms: PluralForms): string => `${formatNumber(n)}${NBSP}${plural(n, forms)}`

/** Words that the product counts, for {@link plural} and {@link counted}. */
export const words = {
  reply: ['отклик', 'отклика', 'откликов'],
  /** «1 из 1 отклика», «1 из 4 откликов». */
  ofReply: ['отклика', 'откликов', 'откликов'],
  task: ['задание', 'задания', 'заданий'],
  view: ['просмотр', 'просмотра', 'просмотров'],
  message: ['сообщение', 'сообщения', 'сообщений'],
  unreadMessage: ['непрочитанное сообщение', 'непрочитанных сообщения', 'непрочитанных сообщений'],
  chat: ['чат', 'чата', 'чатов'],
  executor: ['исполнитель', 'исполнителя', 'исполнителей'],
  category: ['категория', 'категории', 'категорий'],
  day: ['день', 'дня', 'дней'],
  /** «в течение 1 дня», «в течение 7 дней». */
  ofDay: ['дня', 'дней', 'дней'],
  hour: ['час', 'часа', 'часов'],
  minute: ['минута', 'минуты', 'минут'],
  /** «через 1 минуту», «1 минуту назад». */
  minuteAgo: ['минуту', 'минуты', 'минут'],
  symbol: ['символ', 'символа', 'символов'],
  file: ['файл', 'файла', 'файлов'],
  /** «не больше 1 файла», «не больше 10 файлов». */
  ofFile: ['файла', 'файлов', 'файлов'],
  review: ['отзыв', 'отзыва', 'отзывов'],
  photo: ['фотография', 'фотографии', 'фотографий'],
  /** «не больше 1 фотографии», «не больше 20 фотографий». */
  ofPhoto: ['фотографии', 'фотографий', 'фотографий'],
  service: ['услуга', 'услуги', 'услуг'],
  product: ['товар', 'товара', 'товаров'],
  work: ['работа', 'работы', 'работ'],
  ofWork: ['работы', 'работ', 'работ'],
} as const satisfies Record<string, PluralForms>
