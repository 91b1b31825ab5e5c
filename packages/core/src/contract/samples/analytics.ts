import type { Analytics, AnalyticsFile } from '../analytics.ts'

/** A quiet week of an executor who has paid for all of it. */
export const someAnalytics = (overrides: Partial<Analytics> = {}): Analytics => ({
  level: 'ADVANCED',
  from: '2026-03-01',
  to: '2026-03-02',
  base: {
    days: [
      { day: '2026-03-01', profileViews: 12, workViews: 5, productViews: 0, replies: 2, wins: 1 },
      { day: '2026-03-02', profileViews: 4, workViews: 1, productViews: 2, replies: 1, wins: 0 },
    ],
  },
  advanced: {
    toTask: 95,
    toMessage: 12,
    pace: [{ from: '2026-03-01', toTask: 95, toMessage: 12 }],
    prices: [
      {
        category: { id: 11, name: 'Поклейка обоев' },
        count: 3,
        mine: 4_500_00,
        replies: 4_200_00,
        budgets: null,
      },
    ],
    funnel: [{ from: '2026-03-01', views: 24, replies: 3, shortlisted: 2, chosen: 1, finished: 0 }],
  },
  ...overrides,
})

/** The first lines of such a table. */
export const anAnalyticsFile = (overrides: Partial<AnalyticsFile> = {}): AnalyticsFile => ({
  name: 'artel-statistika-2026-03-01-2026-03-02.csv',
  text: '\uFEFFДень;Просмотры профиля\r\n2026-03-01;12\r\n2026-03-02;4\r\n',
  ...overrides,
})
