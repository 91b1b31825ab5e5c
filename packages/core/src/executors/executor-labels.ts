import type { BADGES, BUSINESS_TYPES } from '../contract/executor-terms.ts'
import type { ExecutorSortKey } from './executor-filters.ts'

/** How an executor works, in words (product §3.6). */
export const BUSINESS_TYPE_NAMES = {
  LLC: 'Компания',
  SP: 'Индивидуальный предприниматель',
  SE: 'Самозанятый',
} as const satisfies Record<(typeof BUSINESS_TYPES)[number], string>

/** Badges of product §3.5. */
export const BADGE_NAMES = { PRO: 'PRO', TOP_EXECUTOR: 'Топ-исполнитель' } as const satisfies Record<
  (typeof BADGES)[number],
  string
>

/** Names of the orders of a list of executors. */
export const EXECUTOR_SORT_NAMES = {
  rating: 'Сначала лучшие',
  price: 'Сначала дешевле',
  createdAt: 'Сначала новые',
} as const satisfies Record<ExecutorSortKey, string>
