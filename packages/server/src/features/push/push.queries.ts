import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { PushDevicesTable } from './push.tables.ts'

export type PushDeviceRow = Selectable<PushDevicesTable>

/** The keys of this site: those that are there, or these from now on. */
export async function keepPushKeys(
  db: Kysely<Schema>,
  keys: { readonly publicKey: string; readonly privateKey: string },
  now: Date,
) {
  await db
    .insertInto('push_keys')
    .values({ public_key: keys.publicKey, private_key: keys.privateKey, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirstOrThrow()
}

/** Devices of a person that are still signed in, new ones first. */
export const selectDevices = (db: Kysely<Schema>, userId: string): Promise<PushDeviceRow[]> =>
  db
    .selectFrom('push_devices as d')
    .innerJoin('sessions as s', 's.id', 'd.session_id')
    .selectAll('d')
    .where('d.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .orderBy('d.id', 'desc')
    .execute()

/** A device that is still signed in. */
export const findDevice = (db: Kysely<Schema>, id: number): Promise<PushDeviceRow | undefined> =>
  db
    .selectFrom('push_devices as d')
    .innerJoin('sessions as s', 's.id', 'd.session_id')
    .selectAll('d')
    .where('d.id', '=', id)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst()

/** Takes a device in; one that its endpoint knows becomes this person's, and stays what it was if it is theirs already. */
export const upsertDevice = (db: Kysely<Schema>, device: Omit<PushDeviceRow, 'id'>): Promise<PushDeviceRow> =>
  db
    .insertInto('push_devices')
    .values(device)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet((eb) => {
        const isSame = eb('push_devices.user_id', '=', eb.ref('excluded.user_id'))
        return {
          user_id: eb.ref('excluded.user_id'),
          session_id: eb.ref('excluded.session_id'),
          p256dh: eb.ref('excluded.p256dh'),
          auth: eb.ref('excluded.auth'),
          name: eb.ref('excluded.name'),
          created_at: eb
            .case()
            .when(isSame)
            .then(eb.ref('push_devices.created_at'))
            .else(eb.ref('excluded.created_at'))
            .end(),
        }
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** Leaves a person the newest so many devices. */
export const forgetOldDevices = (db: Kysely<Schema>, userId: string, most: number) =>
  db
    .deleteFrom('push_devices')
    .where('id', 'in', (eb) =>
      eb.selectFrom('push_devices').select('id').where('user_id', '=', userId).orderBy('id', 'desc').offset(most),
    )
    .execute()

/** Answers whether it was there. */
export async function deleteDevice(
  db: Kysely<Schema>,
  device: { readonly id: number; readonly userId?: string; readonly endpoint?: string },
): Promise<boolean> {
  let named = db.deleteFrom('push_devices').where('id', '=', device.id)
  if (device.userId !== undefined) named = named.where('user_id', '=', device.userId)
  if (device.endpoint !== undefined) named = named.where('endpoint', '=', device.endpoint)
  return (await named.returning('id').executeTakeFirst()) !== undefined
}
