import type { Picture, User } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { tariffOffer } from '@artel/core/tariffs/billing'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { STORAGE_PATH } from '../files/files.service.ts'
import type { Pictures } from '../images/picture.ts'
import { readTariff } from '../tariffs/current-tariff.ts'
import { faceOf } from '../users/public-users.ts'

export interface OwnUserDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly pictures: Pictures
}

/** Reads accounts as their owners see them (product §3.5), on the pool or in a transaction; `undefined` is gone. */
export type OwnUserReader = (on: Kysely<Schema>, id: string) => Promise<User | undefined>

export const createOwnUserReader =
  ({ clock, pictures }: OwnUserDeps): OwnUserReader =>
  async (on, id) => {
    const row = await selectOwnUser(on, id)
    if (!row) return undefined
    const { companyId, businessType, verificationStatus, shortName, companyPhoneNumber, ...account } = row
    const { emailConfirmedAt, phoneConfirmedAt, face_id, face_width, face_height, ...user } = account
    const hasCompany = companyId !== null && businessType !== null && verificationStatus !== null
    return {
      ...user,
      emailConfirmed: emailConfirmedAt !== null,
      phoneConfirmed: phoneConfirmedAt !== null,
      avatar: avatarOf(faceOf({ face_id, face_width, face_height }, pictures)),
      ...(user.role === 'EXECUTOR' ? await tariffAndBadges(on, id, clock.now()) : { tariffId: null, badges: [] }),
      company: hasCompany ? { id: companyId, businessType, verificationStatus, shortName, companyPhoneNumber } : null,
    }
  }

/** Only a public file becomes an avatar. */
const avatarOf = (face: Picture | null): User['avatar'] =>
  face && { ...face, path: `${STORAGE_PATH}/${face.id}`, isPrivate: false }

/** Tariff and badges of an executor: PRO by the tariff, TOP_EXECUTOR while a bought place at the top lasts. */
async function tariffAndBadges(
  db: Kysely<Schema>,
  id: string,
  now: number,
): Promise<Pick<User, 'tariffId' | 'badges'>> {
  const { type } = await readTariff(db, id, now)
  const top = await db
    .selectFrom('user_services')
    .select('id')
    .where('user_id', '=', id)
    .where('type', '=', 'TOP_EXECUTORS')
    .where('from_at', '<=', new Date(now))
    .where('until', '>', new Date(now))
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return {
    tariffId: tariffOffer(type).id,
    badges: [...(type === 'PRO' ? (['PRO'] as const) : []), ...(top ? (['TOP_EXECUTOR'] as const) : [])],
  }
}

const selectOwnUser = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.user_id', 'u.id')
    .leftJoin('files as face', (join) => join.onRef('face.id', '=', 'u.avatar_id').on('face.dead_at', 'is', null))
    .select([
      'u.id',
      'u.code',
      'u.role',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.email',
      'u.email_confirmed_at as emailConfirmedAt',
      'u.phone_number as phoneNumber',
      'u.phone_confirmed_at as phoneConfirmedAt',
      'u.city_id as cityId',
      'u.avatar_id as avatarId',
      'face.id as face_id',
      'face.width as face_width',
      'face.height as face_height',
      'c.id as companyId',
      'c.business_type as businessType',
      'c.verification_status as verificationStatus',
      'c.short_name as shortName',
      'c.company_phone_number as companyPhoneNumber',
    ])
    .where('u.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
