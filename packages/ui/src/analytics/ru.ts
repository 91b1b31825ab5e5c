import type { DailyCount } from '@artel/core/analytics'
import type { AnalyticsPeriod } from '@artel/core/contract'
import { counted, NBSP, type PluralForms, words } from '@artel/core/format'

const repliesWithPrice: PluralForms = ['отклику', 'откликам', 'откликам']

/** Words of the page of statistics. */
export const ru = {
  title: 'Статистика',
  lead: 'Сколько человек смотрят вашу страницу, работы и товары и что получается из откликов.',
  loading: 'Загружаем статистику',
  failed: 'Не удалось загрузить статистику',
  periods: 'За сколько дней',
  period: (days: AnalyticsPeriod) => counted(days, words.day),

  /** For who has not paid for it. */
  closed: 'Статистика входит в платные тарифы',
  closedBase: 'Базовая аналитика есть в тарифах «Базовый» и «Стандарт»:',
  closedBaseItems: [
    'просмотры страницы, работ и товаров по дням и неделям;',
    'сколько откликов вы отправили и сколько раз выбрали вас.',
  ],
  closedAdvanced: 'Расширенная аналитика есть в тарифе «Про» и продаётся отдельно, помесячно:',
  advancedItems: [
    'как быстро вы отвечаете на задания и сообщения;',
    'ваши цены рядом с ценами и бюджетами раздела;',
    'воронка по неделям: просмотры, отклики, короткий список, выбор, завершённые задания;',
    'таблица для Excel.',
  ],
  closedNote: 'Просмотры мы считаем и без тарифа: если подключите статистику позже, увидите и прошедшие недели.',
  toTariffs: 'Сравнить тарифы',
  toServices: 'Подключить отдельно',
  more: 'Хотите знать больше?',
  moreText: 'В расширенной аналитике:',

  base: 'Просмотры и отклики',
  baseNote: 'Один человек в день считается один раз. Вы сами, сотрудники сайта и роботы не считаются.',
  counts: {
    profileViews: 'Просмотры страницы',
    workViews: 'Просмотры работ',
    productViews: 'Просмотры товаров',
    replies: 'Отклики',
    wins: 'Выбрали вас',
  } satisfies Record<DailyCount, string>,
  day: 'День',
  week: 'Неделя с',
  times: 'Сколько раз',
  nothingYet: 'За эти дни ничего не было. Откликайтесь на задания и пополняйте портфолио: здесь появятся графики.',

  pace: 'Как быстро вы отвечаете',
  paceNote: 'Половина ответов быстрее, половина медленнее.',
  toTask: 'Отклик на задание',
  toTaskNote: 'от публикации задания',
  toMessage: 'Ответ на сообщение',
  toMessageNote: 'от первого сообщения заказчика',
  toTaskChart: 'До отклика на задание',
  toMessageChart: 'До ответа на сообщение',
  minutes: 'Время',
  shortMinutes: (minutes: number) => `${minutes}${NBSP}мин`,
  shortHours: (hours: string) => `${hours}${NBSP}ч`,
  unknown: 'нет данных',
  noPace: 'За эти дни не было ни откликов, ни ответов в чатах.',

  prices: 'Ваши цены и цены раздела',
  pricesNote: 'Середина ряда: половина дешевле, половина дороже. Чужие цены — за 90 дней, округлены до 100 рублей.',
  mine: 'Вы',
  others: 'Другие исполнители',
  budgets: 'Бюджеты заказчиков',
  whose: 'Чья цена',
  price: 'Цена',
  byReplies: (count: number) => `Ваша цена — по${NBSP}${counted(count, repliesWithPrice)}.`,
  fewOthers: 'Цену других исполнителей покажем, когда в разделе ответят хотя бы пятеро.',
  fewBudgets: 'Бюджет покажем, когда его назовут хотя бы пятеро заказчиков.',
  noPrices: 'За эти дни не было откликов с ценой.',
  morePrices: 'Остальные разделы есть в таблице.',

  funnel: 'Воронка',
  funnelNote: 'Что стало с откликами, которые вы отправили за эти дни.',
  funnelChart: 'За весь срок',
  step: 'Шаг',
  steps: {
    views: 'Просмотры',
    replies: 'Отклики',
    shortlisted: 'Короткий список',
    chosen: 'Выбрали вас',
    finished: 'Завершено',
  },
  byWeeks: 'По неделям',

  export: 'Скачать таблицу',
  exporting: 'Готовим таблицу',
  exported: (file: string) => `Таблица сохранена: ${file}`,
} as const
