import type { ClientRegistration, CompanyInput, Role } from '@artel/core/contract'
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'

export const insertAccount = (
  trx: Transaction<Schema>,
  {
    person,
    ...account
  }: { id: string; role: Role; code: string; person: ClientRegistration; passwordHash: string; now: Date },
) =>
  trx
    .insertInto('users')
    .values({
      id: account.id,
      code: account.code,
      role: account.role,
      email: person.email,
      phone_number: person.phoneNumber,
      password_hash: account.passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      city_id: person.cityId,
      created_at: account.now,
    })
    .execute()

export const insertCompany = async (
  trx: Transaction<Schema>,
  { id, userId, company, now }: { id: string; userId: string; company: CompanyInput; now: Date },
) => {
  await trx
    .insertInto('companies')
    .values({
      id,
      user_id: userId,
      business_type: company.businessType,
      inn: company.inn,
      ogrn: company.ogrn,
      short_name: company.shortName,
      company_phone_number: company.companyPhoneNumber,
      districts: company.districts,
      visit_client: company.visitClient,
      created_at: now,
    })
    .execute()
  await insertCompanyCategories(trx, id, company.categoryIds)
}

export const insertCompanyCategories = (trx: Transaction<Schema>, companyId: string, categoryIds: readonly number[]) =>
  trx
    .insertInto('company_categories')
    .values(categoryIds.map((category_id, position) => ({ company_id: companyId, category_id, position })))
    .execute()

/** One row for each tick, with the edition that was shown, the moment and the address it came from. */
export const insertConsents = (
  trx: Transaction<Schema>,
  { userId, consents, ip, now }: { userId: string; consents: ClientRegistration['consents']; ip: string; now: Date },
) => {
  const { personalData, terms } = consents.editions
  const given = [
    ['PERSONAL_DATA', personalData],
    ['TERMS', terms],
    // What is mailed and why stands in the privacy policy.
    ...(consents.marketing ? ([['MARKETING', personalData]] as const) : []),
  ] as const
  return trx
    .insertInto('consents')
    .values(given.map(([kind, version]) => ({ user_id: userId, kind, version, given_at: now, ip })))
    .execute()
}
