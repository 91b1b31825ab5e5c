import * as z from 'zod'
import { EXECUTOR } from './access.ts'
import { analytics, analyticsFile, viewInput } from './analytics.ts'
import { ANALYTICS_PERIODS } from './analytics-terms.ts'
import { cards } from './card.ts'
import { data } from './primitives.ts'
import { anAnalyticsFile, someAnalytics } from './samples/analytics.ts'
import { EXECUTOR_ID } from './samples/users.ts'

/** Query words are text; the period is one of three numbers. */
const periodQuery = z.object({
  days: z.literal(ANALYTICS_PERIODS, { error: 'Выберите 7, 30 или 90 дней.' }).default(30),
})

/** Views of what executors show, and what executors see of them. */
export const analyticsOperations = cards({
  countView: {
    method: 'POST',
    path: '/views',
    access: 'anyone',
    summary:
      'Страницу исполнителя или товара смотрят: один просмотр человека в день, без хозяина, сотрудников и роботов.',
    policy: 'Любая открытая страница; чего нет, то не считается.',
    body: viewInput,
    response: null,
    example: { body: { kind: 'PROFILE', executorId: EXECUTOR_ID } },
  },
  getAnalytics: {
    method: 'GET',
    path: '/analytics/info',
    access: EXECUTOR,
    summary: 'Моя статистика за 7, 30 или 90 дней: столько, сколько открывают тариф и купленные услуги.',
    policy: 'Своя статистика; о других только медианы пяти и больше человек.',
    query: periodQuery,
    response: data(analytics),
    example: { query: { days: 30 }, response: { data: someAnalytics() } },
  },
  exportAnalytics: {
    method: 'GET',
    path: '/analytics/export',
    access: EXECUTOR,
    summary: 'Моя статистика таблицей CSV; для расширенной аналитики.',
    policy: 'Своя статистика.',
    query: periodQuery,
    response: data(analyticsFile),
    errors: ['ANALYTICS_NOT_BOUGHT'],
    example: { query: { days: 30 }, response: { data: anAnalyticsFile() } },
  },
})
