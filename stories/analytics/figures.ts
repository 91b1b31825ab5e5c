import { type AnalyticsFacts, analyse, lastDays, startOfDay } from '@artel/core/analytics'
import type { Analytics, AnalyticsPeriod } from '@artel/core/contract'
import { TEST_NOW } from '@artel/core/testing'

const now = Date.parse(TEST_NOW)
const HOUR = 3_600_000
const days = lastDays(90, now)

const wallpaper = { id: 11, name: 'Поклейка обоев' }
const plaster = { id: 12, name: 'Штукатурные работы' }

/** Three months of a busy executor: a reply every second day, every third on the short list, every fifth chosen. */
const facts: AnalyticsFacts = {
  views: days.flatMap((day, n) => [
    { day, kind: 'PROFILE', count: 8 + ((n * 5) % 9) + Math.floor(n / 12) },
    { day, kind: 'WORKS', count: 3 + ((n * 3) % 5) },
    { day, kind: 'PRODUCT', count: (n * 7) % 4 },
  ]),
  replies: days
    .filter((_, n) => n % 2 === 1)
    .map((day, n) => ({
      sentAt: startOfDay(day) + 9 * HOUR,
      publishedAt: startOfDay(day) + (9 - ((n % 5) + 1) / 2) * HOUR,
      category: n % 3 === 0 ? plaster : wallpaper,
      price: 3_800_00 + (n % 7) * 250_00,
      isShortlisted: n % 3 === 0,
      isChosen: n % 5 === 0,
      isFinished: n % 10 === 0,
    })),
  wins: days.filter((_, n) => n % 10 === 1).map((day) => startOfDay(day) + 15 * HOUR),
  answers: days
    .filter((_, n) => n % 3 === 0)
    .map((day, n) => ({
      askedAt: startOfDay(day) + 10 * HOUR,
      answeredAt: startOfDay(day) + 10 * HOUR + (5 + ((n * 11) % 40)) * 60_000,
    })),
  market: [
    {
      categoryId: wallpaper.id,
      replies: { people: 23, median: 4_310_00 },
      budgets: { people: 41, median: 5_020_00 },
    },
    { categoryId: plaster.id, replies: { people: 4, median: 4_000_00 }, budgets: { people: 12, median: 6_480_00 } },
  ],
}

/** The figures of a period, as far as a level opens them. */
export const figures = (level: Analytics['level'], period: AnalyticsPeriod = 30): Analytics =>
  analyse(facts, { level, days: period, now })

/** Everything is open, and nothing has happened. */
export const quiet = (): Analytics =>
  analyse({ views: [], replies: [], wins: [], answers: [], market: [] }, { level: 'ADVANCED', days: 30, now })

const LONG = 'Монтажинженерныхсистемидругиеработыбезпробелов'

/** Millions of views, millions of roubles, long names. */
export const huge = (): Analytics =>
  analyse(
    {
      ...facts,
      views: facts.views.map((view) => ({ ...view, count: view.count * 123_457 })),
      replies: facts.replies.map((reply) => ({
        ...reply,
        category: { id: reply.category.id, name: `${LONG} ${reply.category.name}` },
        price: (reply.price ?? 0) * 2_000,
        publishedAt: reply.sentAt - 19 * 24 * HOUR,
      })),
      market: facts.market.map((one) => ({ ...one, replies: { people: 23, median: 8_750_000_00 } })),
    },
    { level: 'ADVANCED', days: 30, now },
  )
