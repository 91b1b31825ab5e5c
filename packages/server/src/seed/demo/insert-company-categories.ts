import { COMPANY_LIMITS } from '@artel/core/contract'
import type pg from 'pg'
import { categoryBySlug, categoryRecords } from '../categories/category-tree.ts'
import { random } from '../random/random.ts'
import { insertRows } from '../rows/insert-rows.ts'
import type { DemoUser } from './demo.types.ts'

const COLUMNS = { company_id: 'uuid', category_id: 'int', position: 'int' } as const

/**
 * Ids of what an executor offers: what a specialist does; of others what is told of them or leaves of their trades, as many as a
 * company may name, the main trade's first.
 */
export const leavesOf = ({ code, trades, leaves, offers }: DemoUser): readonly number[] => {
  const told = leaves ?? offers
  if (told) return told.map((slug) => categoryBySlug(slug).id)
  const draw = random(`${code}:categories`)
  const each = Math.floor(COMPANY_LIMITS.categories[1] / Math.max(1, trades.length))
  return trades.flatMap((slug) => {
    const root = categoryBySlug(slug).id
    const near = categoryRecords.filter(({ parentId }) => parentId === root).map(({ id }) => id)
    return draw.shuffle(near).slice(0, each)
  })
}

const known = new WeakMap<DemoUser, ReadonlySet<number>>()

/** Whether an executor takes work of a category, by its id: what they offer and nothing else. */
export const isOffered = (executor: DemoUser, categoryId: number): boolean => {
  const offered = known.get(executor) ?? new Set(leavesOf(executor))
  known.set(executor, offered)
  return offered.has(categoryId)
}

/** Writes what the executors of the demo do. */
export async function insertCompanyCategories(client: pg.PoolClient, users: readonly DemoUser[]): Promise<void> {
  const rows = users.flatMap((user) => {
    const companyId = user.company?.id
    return companyId ? leavesOf(user).map((id, position) => [companyId, id, position]) : []
  })
  await insertRows(client, 'company_categories', COLUMNS, rows)
}
