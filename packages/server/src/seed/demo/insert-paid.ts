import type { TariffType } from '@artel/core/contract'
import type pg from 'pg'
import { type Random, random } from '../random/random.ts'
import { insertRows } from '../rows/insert-rows.ts'
import { DAY, type DemoUser } from './demo.types.ts'
import { leavesOf } from './insert-company-categories.ts'

const MONTH = 30 * DAY
/** Days that a place at the top is sold for. */
const TOP_DAYS = [3, 7, 7] as const

const iso = (moment: number) => new Date(moment).toISOString()

/** What executors of the demo pay for: tariffs, and places at the top of what they do first in their city. */
export async function insertPaid(client: pg.PoolClient, executors: readonly DemoUser[], now: number): Promise<void> {
  // Those whom one signs in as have everything still to buy.
  const others = executors.slice(2)
  await insertRows(
    client,
    'user_tariffs',
    { user_id: 'uuid', type: 'text', from_at: 'timestamptz', until: 'timestamptz' },
    others.flatMap((owner) => {
      const draw = random(`${owner.code}:tariff`)
      const type = tariffOf(draw)
      const from = now - draw.int(1, 29) * DAY
      return type === 'FREE' ? [] : [[owner.id, type, iso(from), iso(from + MONTH * draw.int(1, 3))]]
    }),
  )
  await insertRows(
    client,
    'user_services',
    {
      user_id: 'uuid',
      type: 'text',
      unit: 'text',
      from_at: 'timestamptz',
      until: 'timestamptz',
      category_id: 'int',
      city_id: 'int',
    },
    others.flatMap((owner) => {
      const draw = random(`${owner.code}:top`)
      const [main] = leavesOf(owner)
      if (main === undefined || !draw.chance(0.12)) return []
      const from = now - draw.int(1, 20) * 3_600_000
      return [[owner.id, 'TOP_EXECUTORS', 'day', iso(from), iso(from + draw.pick(TOP_DAYS) * DAY), main, owner.city.id]]
    }),
  )
}

const tariffOf = (draw: Random): TariffType =>
  draw.weighted<TariffType>([
    ['FREE', 72],
    ['BASIC', 13],
    ['STANDARD', 9],
    ['PRO', 6],
  ])
