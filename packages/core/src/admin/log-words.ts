import type { LogLine } from '../contract/admin.ts'
import { listValueKind, type StaffAction } from '../contract/admin-terms.ts'
import { ROLES, type Role } from '../contract/operations.ts'
import { formatMoney } from '../format/index.ts'
import { formatNumber } from '../format/number.ts'
import { blockRuleLabels, roleLabels } from './account-words.ts'

/** What was done, as the journal says it. */
export const staffActionLabels: Readonly<Record<StaffAction, string>> = {
  USER_BLOCKED: 'Аккаунт заблокирован',
  USER_UNBLOCKED: 'Блокировка снята',
  ROLE_CHANGED: 'Роль изменена',
  REDIRECT_CREATED: 'Переезд добавлен',
  REDIRECT_DELETED: 'Переезд удалён',
  PRICE_CHANGED: 'Цена изменена',
  PRICE_PLANNED: 'Цена назначена',
  PRICE_PLAN_CANCELED: 'Назначенная цена отменена',
  LEGAL_PUBLISHED: 'Редакция опубликована',
  PAYMENT_REFUNDED: 'Деньги возвращены',
  TASK_APPROVED: 'Задание опубликовано',
  TASK_REJECTED: 'Задание отклонено',
  TASK_REMOVED: 'Задание снято',
  REVIEW_APPROVED: 'Отзыв пропущен',
  REVIEW_REJECTED: 'Отзыв отклонён',
  REVIEW_REMOVED: 'Отзыв снят',
  PRODUCT_APPROVED: 'Товар опубликован',
  PRODUCT_REJECTED: 'Товар отклонён',
  PRODUCT_REVIEW_APPROVED: 'Отзыв о товаре пропущен',
  PRODUCT_REVIEW_REJECTED: 'Отзыв о товаре отклонён',
  ARTICLE_APPROVED: 'Статья опубликована',
  ARTICLE_REJECTED: 'Статья отклонена',
  ARTICLE_CHANGED: 'Статья исправлена',
  ARTICLE_HIDDEN: 'Статья скрыта',
  ARTICLE_SHOWN: 'Статья снова показана',
  REPLY_APPROVED: 'Отклик пропущен',
  REPLY_REJECTED: 'Отклик снят',
  OFFER_APPROVED: 'Предложение пропущено',
  OFFER_REJECTED: 'Предложение снято',
  ANSWER_APPROVED: 'Ответ на отзыв пропущен',
  ANSWER_REJECTED: 'Ответ на отзыв снят',
  PROFILE_APPROVED: 'Профиль пропущен',
  PROFILE_REJECTED: 'Профиль отправлен на правку',
  VERIFICATION_APPROVED: 'Документы подтверждены',
  VERIFICATION_REJECTED: 'Документы отклонены',
  COMPLAINT_RESOLVED: 'Жалоба подтверждена',
  COMPLAINT_DISMISSED: 'Жалоба закрыта',
  CHAT_READ: 'Открыта переписка по жалобе',
  FILE_OPENED: 'Открыт закрытый файл',
  QUESTION_ANSWERED: 'Ответили на вопрос',
  QUESTION_CLOSED: 'Вопрос закрыт без ответа',
  FAQ_SECTION_CREATED: 'Раздел помощи добавлен',
  FAQ_SECTION_CHANGED: 'Раздел помощи изменён',
  FAQ_SECTION_DELETED: 'Раздел помощи удалён',
  FAQ_ITEM_CREATED: 'Вопрос помощи добавлен',
  FAQ_ITEM_CHANGED: 'Вопрос помощи изменён',
  FAQ_ITEM_DELETED: 'Вопрос помощи удалён',
  FAQ_ORDERED: 'Порядок в помощи изменён',
  CATEGORY_ADDED: 'Категория добавлена',
  CATEGORY_REQUEST_REJECTED: 'Предложение категории отклонено',
  LANDING_CHANGED: 'Слова услуги изменены',
  PAGE_CHANGED: 'Слова страницы изменены',
}

const roleWord = (role: string | null): string => roleLabels[ROLES.find((one) => one === role) ?? ('' as Role)] ?? ''

/** A value of the price list: «690 ₽» of a price, «30» or «без ограничений» of a limit. */
export const listValueWord = (key: string, value: number | null): string => {
  if (value === null) return 'без ограничений'
  return listValueKind(key) === 'PRICE' ? formatMoney(value) : formatNumber(value)
}

const PRICES: ReadonlySet<StaffAction> = new Set(['PRICE_CHANGED', 'PRICE_PLANNED', 'PRICE_PLAN_CANCELED'])

/** The change in words: «690 ₽ → 790 ₽»; empty where nothing has two values. */
export const logChange = ({
  action,
  object,
  before,
  after,
}: Pick<LogLine, 'action' | 'object' | 'before' | 'after'>): string => {
  const priceWord = (value: string | null) => listValueWord(object.id, value === null ? null : Number(value))
  const word = action === 'ROLE_CHANGED' ? roleWord : PRICES.has(action) ? priceWord : (text: string | null) => text
  return [word(before), word(after)].filter((text) => text !== '' && text !== null).join(' → ')
}

/** The rule of a line in words; the rules of tasks, reviews and papers are told by `others`. */
export const logRule = (
  { action, rule }: Pick<LogLine, 'action' | 'rule'>,
  others: Readonly<Record<string, string>>,
): string => {
  if (rule === null) return ''
  const own: Readonly<Record<string, string>> = action === 'USER_BLOCKED' ? blockRuleLabels : others
  return own[rule] ?? ''
}
