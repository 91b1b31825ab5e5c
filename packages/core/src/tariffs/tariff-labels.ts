import type {
  AdditionalServiceType,
  PaymentRefundRule,
  PaymentStatus,
  PeriodUnit,
  TariffType,
} from '../contract/tariff-terms.ts'
import { counted, type PluralForms } from '../format/index.ts'

/** Names of tariffs. */
export const tariffTypeLabels: Readonly<Record<TariffType, string>> = {
  FREE: 'Бесплатный',
  BASIC: 'Базовый',
  STANDARD: 'Стандарт',
  PRO: 'Про',
}

/** Names of paid services and of what tariffs hold (product §3.8). */
export const serviceLabels: Readonly<Record<AdditionalServiceType, string>> = {
  ARTICLES: 'Статьи в блоге',
  CASES: 'Работы в портфолио',
  PRODUCTS: 'Товары',
  REPLIES: 'Отклики на задания',
  ADVANCED_ANALYTICS: 'Расширенная аналитика',
  TOP_EXECUTORS: 'Место в топе исполнителей',
  HIDING_COMPETITORS: 'Без конкурентов в вашем профиле',
  PERSONAL_MANAGER: 'Личный менеджер',
  REVIEWS_REMINDER_NOTIFICATION: 'Напоминания заказчикам об отзыве',
  BASE_ANALYTICS: 'Базовая аналитика',
  NEW_TASKS_NOTIFICATION: 'Уведомления о новых заданиях',
}

/** Why money was given back. */
export const refundRuleLabels: Readonly<Record<PaymentRefundRule, string>> = {
  BUYER_ASKED: 'Попросил покупатель',
  NOT_PROVIDED: 'Услуга не оказана',
  PAID_TWICE: 'Оплачено дважды',
  OTHER: 'Другая причина',
}

/** Statuses of a payment. */
export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  CREATED: 'Создана',
  PENDING: 'Ждёт оплаты',
  SUCCEEDED: 'Оплачена',
  FAILED: 'Не прошла',
  CANCELED: 'Отменена',
  REFUNDED: 'Деньги возвращены',
}

const unitWords: Readonly<Record<PeriodUnit, PluralForms>> = {
  month: ['месяц', 'месяца', 'месяцев'],
  day: ['день', 'дня', 'дней'],
  piece: ['штука', 'штуки', 'штук'],
}

/** «3 месяца», «7 дней», «30 штук». */
export const formatPeriod = (amount: number, unit: PeriodUnit): string => counted(amount, unitWords[unit])

/** «3 из 30», or «без ограничений». */
export const formatUsage = ([used, limit]: readonly [used: number, limit: number | null]): string =>
  limit === null ? 'без ограничений' : `${used} из ${limit}`

/** Whether at least one more is left. */
export const isUsable = ([used, limit]: readonly [used: number, limit: number | null]): boolean =>
  limit === null || used < limit
