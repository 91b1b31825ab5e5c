import type { User } from '@artel/core/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** The account as its owner sees it (spec §3 "User"); `undefined` when it is gone. */
export async function readOwnUser(db: Kysely<Schema>, id: string): Promise<User | undefined> {
  const row = await selectOwnUser(db, id)
  if (!row) return undefined
  const { companyId, businessType, verificationStatus, shortName, companyPhoneNumber, emailConfirmedAt, ...user } = row
  const hasCompany = companyId !== null && businessType !== null && verificationStatus !== null
  return {
    ...user,
    emailConfirmed: emailConfirmedAt !== null,
    avatar: null,
    tariffId: null,
    badges: [],
    company: hasCompany ? { id: companyId, businessType, verificationStatus, shortName, companyPhoneNumber } : null,
  }
}

const selectOwnUser = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.user_id', 'u.id')
    .select([
      'u.id',
      'u.code',
      'u.role',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.email',
      'u.email_confirmed_at as emailConfirmedAt',
      'u.phone_number as phoneNumber',
      'u.city_id as cityId',
      'u.avatar_id as avatarId',
      'c.id as companyId',
      'c.business_type as businessType',
      'c.verification_status as verificationStatus',
      'c.short_name as shortName',
      'c.company_phone_number as companyPhoneNumber',
    ])
    .where('u.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
