import type { Analytics, AnalyticsFile } from '../contract/analytics.ts'

/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'
/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

type Cell = string | number | null

/** A cell that stays what it is: no formula of somebody's text, no lost semicolon. */
export const csvCell = (value: Cell): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const roubles = (kopecks: number | null): number | null => (kopecks === null ? null : kopecks / 100)

interface Sheet {
  readonly title: string
  readonly headers: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

const sheetsOf = ({ base, advanced }: Analytics): readonly Sheet[] => [
  {
    title: 'По дням',
    headers: ['День', 'Просмотры профиля', 'Просмотры работ', 'Просмотры товаров', 'Отклики', 'Выбрали вас'],
    rows: (base?.days ?? []).map((one) => [
      one.day,
      one.profileViews,
      one.workViews,
      one.productViews,
      one.replies,
      one.wins,
    ]),
  },
  {
    title: 'Воронка по неделям',
    headers: ['Неделя с', 'Просмотры', 'Отклики', 'В коротком списке', 'Выбрали вас', 'Завершено'],
    rows: (advanced?.funnel ?? []).map((one) => [
      one.from,
      one.views,
      one.replies,
      one.shortlisted,
      one.chosen,
      one.finished,
    ]),
  },
  {
    title: 'Скорость ответа по неделям',
    headers: ['Неделя с', 'До отклика на задание, минут', 'До ответа на сообщение, минут'],
    rows: (advanced?.pace ?? []).map(({ from, toTask, toMessage }) => [from, toTask, toMessage]),
  },
  {
    title: 'Цены по разделам',
    headers: ['Раздел', 'Откликов с ценой', 'Ваша цена, ₽', 'Цена в разделе, ₽', 'Бюджет в разделе, ₽'],
    rows: (advanced?.prices ?? []).map(({ category, count, mine, replies, budgets }) => [
      category.name,
      count,
      roubles(mine),
      roubles(replies),
      roubles(budgets),
    ]),
  },
]

/** The statistics as one file for a spreadsheet: tables below one another, each with its title. */
export const analyticsCsv = (analytics: Analytics): AnalyticsFile => {
  const lines = sheetsOf(analytics).flatMap(({ title, headers, rows }, index) => [
    ...(index === 0 ? [] : [[]]),
    [title],
    headers,
    ...rows,
  ])
  const text = lines.map((cells: readonly Cell[]) => cells.map(csvCell).join(';') + LINE_END).join('')
  return { name: `artel-statistika-${analytics.from}-${analytics.to}.csv`, text: BYTE_ORDER_MARK + text }
}
