import { type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { insertCompanyCategories } from '../auth/registration.queries.ts'
import type { CompaniesTable } from '../users/users.tables.ts'

/** The company of a person with its categories in their order. */
export const selectCompany = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('companies as c')
    .selectAll('c')
    .select(
      sql<number[]>`array(
        select category_id from company_categories where company_id = c.id order by position
      )`.as('category_ids'),
    )
    .where('c.user_id', '=', userId)

export type CompanyRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectCompany>['executeTakeFirst']>>>

export const lockCompany = (trx: Transaction<Schema>, userId: string): Promise<CompanyRow | undefined> =>
  selectCompany(trx, userId).forUpdate('c').executeTakeFirst()

export const updateCompany = (
  trx: Transaction<Schema>,
  id: string,
  changes: Omit<Updateable<CompaniesTable>, 'version'>,
) =>
  trx
    .updateTable('companies')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const replaceCategories = async (trx: Transaction<Schema>, companyId: string, ids: readonly number[]) => {
  await trx.deleteFrom('company_categories').where('company_id', '=', companyId).execute()
  await insertCompanyCategories(trx, companyId, ids)
}
