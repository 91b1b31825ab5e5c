import type { AdditionalServiceType } from '@artel/core/contract'
import { counted, NBSP, plural, quoted, words } from '@artel/core/format'

/** Words of the tariff's page, and what both pages about money say. */
export const ru = {
  title: 'Настройка тарифа',
  loading: 'Загружаем тариф',
  failed: 'Не удалось загрузить тариф',
  until: (name: string, day: string) => `Сейчас у${NBSP}вас ${quoted(name)}, оплачен до${NBSP}${day}.`,
  free: (name: string) => `Сейчас у${NBSP}вас ${quoted(name)}: платить за${NBSP}него не${NBSP}нужно.`,
  afterwards: (name: string) => `Потом начнётся ${quoted(name)}.`,
  used: 'Сколько использовано',
  renews: (day: string) => `обновятся ${day}`,
  bought: 'Докупленные отклики',
  afterTariff: 'тратятся после тарифа',
  toAnalytics: 'Открыть статистику',
  compare: 'Сравнить тарифы',
  compareNote: 'Деньги сами не списываются: каждый раз платите вы.',
  mine: 'Ваш тариф',
  monthly: 'в месяц',
  perMonth: (label: string) => `${label},${NBSP}в${NBSP}месяц`,
  extend: 'Продлить',
  extendOf: (name: string) => `Продлить ${quoted(name)}`,
  change: 'Перейти',
  changeTo: (name: string) => `Перейти на ${quoted(name)}`,
  ahead: 'Что будет',
  aheadOf: (name: string) => `Что будет на тарифе ${quoted(name)}`,
  more: 'Нужно немного больше, а не другой тариф?',
  toServices: 'Докупить отклики и места',
  months: 'На сколько',
  close: 'Понятно',
  later: 'Не сейчас',

  /** When it begins and what becomes of what is paid for. */
  atOnce: 'Начнётся сразу после оплаты.',
  paidGoesOn: (old: string, next: string) =>
    `Оплаченные дни тарифа ${quoted(old)} не пропадут: продолжатся, когда закончится ${quoted(next)}.`,
  beginsOn: (day: string) => `Начнётся ${day}, когда закончится оплаченное.`,
  behindMore: 'Сначала пройдёт всё, что уже оплачено.',
  staysUntil: (old: string, day: string) => `До${NBSP}${day} всё останется как на тарифе ${quoted(old)}.`,
  endsItself: (old: string, free: string, day: string) =>
    `Ничего отменять не нужно: ${day} ${quoted(old)} закончится, и начнётся ${quoted(free)}. Деньги сами не списываются.`,
  changes: 'Что изменится',
  nothingChanges: 'Всё останется как есть, только дольше.',
  was: (from: string, to: string) => `${from} → ${to}`,
  wasAloud: (from: string, to: string) => `было ${from}, станет ${to}`,
  endless: 'без ограничений',
  there: 'есть',
  notThere: 'нет',
  hidden: (type: AdditionalServiceType, count: number) => {
    const what = counted(count, type === 'CASES' ? words.work : words.product)
    return `${what} ${plural(count, ['скроется', 'скроются', 'скроются'])}`
  },
  hiddenText: 'Ничего не удалится: всё вернётся, когда места снова хватит.',

  /** A purchase from the sum to the end. */
  toPay: 'К оплате',
  total: 'Итого',
  counting: 'Считаем сумму',
  choose: 'Выберите, что докупить, и мы посчитаем сумму.',
  choosePlace: 'Выберите раздел и город, и мы посчитаем сумму.',
  pay: (sum: string) => `Оплатить ${sum}`,
  waiting: 'Ждём оплату',
  waitingText: 'Банк ещё не сказал, что деньги пришли. Когда скажет, всё включится само: страницу можно закрыть.',
  toBank: 'Перейти к оплате',
  cancel: 'Отменить покупку',
  paid: 'Оплачено',
  paidText: 'Спасибо! Что куплено, уже действует.',
  done: 'Готово',
  purchaseFailed: 'Не получилось',
  retry: 'Попробовать ещё раз',
  again: 'Выбрать снова',
  cancelled: 'Покупка отменена',
  cancelledText: 'Деньги не списаны.',
  refunded: 'Деньги возвращены',
  refundedText: (sum: string) => `${sum} вернутся тем же способом, которым вы платили. Что было куплено, отключено.`,
  expired: 'Время оплаты вышло',
  expiredText: 'За час оплата не пришла, деньги не списаны.',
} as const
