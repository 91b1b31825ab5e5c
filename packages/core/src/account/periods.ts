import type { CompanyPeriod } from '../contract/profiles.ts'
import { textRule, wrongLine } from '../validators/index.ts'

/** A line of experience or of education while it is typed. */
export interface TypedPeriod {
  /** Tells lines apart while they are moved. */
  readonly key: number
  readonly title: string
  readonly from: string
  /** Empty while it goes on. */
  readonly to: string
}

/** What is wrong with a line, by field. */
export type PeriodProblems = Readonly<Partial<Record<'title' | 'from' | 'to', string>>>

const YEARS = [1950, 2100] as const
const title = textRule('Название', 2, 150)

/** Said of a line that ends before it begins. */
export const ENDS_EARLY = 'Конец раньше начала.'

const yearProblem = (typed: string): string | undefined =>
  /^\d{4}$/.test(typed) && Number(typed) >= YEARS[0] && Number(typed) <= YEARS[1] ? undefined : 'Год: четыре цифры.'

/** What is wrong with a line. */
export const periodProblems = ({ title: name, from, to }: Omit<TypedPeriod, 'key'>): PeriodProblems => {
  const problems = {
    title: title(name.trim()) ?? undefined,
    from: yearProblem(from),
    to: to === '' ? undefined : (yearProblem(to) ?? (Number(to) < Number(from) ? ENDS_EARLY : undefined)),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

/** What is said of all lines at once; each of them says the rest itself. */
export const periodsRule = (periods: readonly TypedPeriod[]): string | null => {
  const wrong = periods.findIndex((period) => Object.keys(periodProblems(period)).length > 0)
  return wrong === -1 ? null : wrongLine(wrong + 1)
}

/** As it is sent. */
export const sentPeriods = (periods: readonly TypedPeriod[]): CompanyPeriod[] =>
  periods.map(({ title: name, from, to }) => ({
    title: name.trim(),
    from: Number(from),
    to: to === '' ? null : Number(to),
  }))

/** As it is typed. */
export const typedPeriods = (periods: readonly CompanyPeriod[]): TypedPeriod[] =>
  periods.map(({ title: name, from, to }, index) => ({
    key: index + 1,
    title: name,
    from: String(from),
    to: to === null ? '' : String(to),
  }))
