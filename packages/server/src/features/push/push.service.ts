import { type HandlerArgs, PUSH_DEVICES, type PushDevice, type PushDevices } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { deviceName } from '../auth/device-name.ts'
import * as queries from './push.queries.ts'
import type { PushKeys } from './push-keys.ts'

/** Devices that people let tell them what happens. */
export interface PushService {
  devices(userId: string): Promise<PushDevices>
  add(
    unit: UnitOfWork,
    viewer: UserViewer,
    subscription: HandlerArgs<'addPushDevice'>['body'],
    userAgent: string,
  ): Promise<PushDevice>
  /** @throws Refusal NOT_FOUND */
  remove(userId: string, id: number): Promise<void>
}

export interface PushDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly keys: PushKeys
}

export const createPushService = ({ db, clock, keys }: PushDeps): PushService => ({
  async devices(userId) {
    const { publicKey } = await keys()
    return { publicKey, devices: (await queries.selectDevices(db, userId)).map(deviceView) }
  },
  async add({ trx }, { id, sessionId }, { endpoint, keys: { p256dh, auth } }, userAgent) {
    const device = await queries.upsertDevice(trx, {
      user_id: id,
      session_id: sessionId,
      endpoint,
      p256dh,
      auth,
      name: deviceName(userAgent),
      created_at: new Date(clock.now()),
    })
    await queries.forgetOldDevices(trx, id, PUSH_DEVICES)
    return deviceView(device)
  },
  async remove(userId, id) {
    if (!(await queries.deleteDevice(db, { id, userId }))) throw new Refusal('NOT_FOUND')
  },
})

const deviceView = ({ id, name, endpoint, created_at }: queries.PushDeviceRow): PushDevice => ({
  id,
  name,
  endpoint,
  createdAt: created_at.toISOString(),
})
