import { COMPANY_LIMITS } from '@artel/core/contract'
import type pg from 'pg'
import { categoryBySlug, categoryRecords } from '../categories/category-tree.ts'
import { random } from '../random/random.ts'
import { insertRows } from '../rows/insert-rows.ts'
import type { DemoUser } from './demo.types.ts'

const COLUMNS = { company_id: 'uuid', category_id: 'int', position: 'int' } as const

/** What a specialist does; of others leaves of their trades, as many as a company may name, the main trade's first. */
export const leavesOf = ({ code, trades, leaves: told }: DemoUser): readonly number[] => {
  if (told) return told.map((slug) => categoryBySlug(slug).id)
  const draw = random(`${code}:categories`)
  const each = Math.floor(COMPANY_LIMITS.categories[1] / Math.max(1, trades.length))
  return trades.flatMap((slug) => {
    const root = categoryBySlug(slug).id
    const leaves = categoryRecords.filter(({ parentId }) => parentId === root).map(({ id }) => id)
    return draw.shuffle(leaves).slice(0, each)
  })
}

/** Writes what the executors of the demo do. */
export async function insertCompanyCategories(client: pg.PoolClient, users: readonly DemoUser[]): Promise<void> {
  const rows = users.flatMap((user) => {
    const companyId = user.company?.id
    return companyId ? leavesOf(user).map((id, position) => [companyId, id, position]) : []
  })
  await insertRows(client, 'company_categories', COLUMNS, rows)
}
