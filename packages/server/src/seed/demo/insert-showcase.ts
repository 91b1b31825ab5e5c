import type pg from 'pg'
import { insertRows } from '../rows/insert-rows.ts'
import { nextIds } from './insert-demo.ts'
import { insertPictureRows } from './insert-pictures.ts'
import type { DemoCase, DemoService } from './showcase.ts'

const iso = (moment: number) => new Date(moment).toISOString()

/** Writes what executors ask for their work. */
export const insertServices = (client: pg.PoolClient, services: readonly DemoService[]): Promise<void> =>
  insertRows(
    client,
    'services',
    {
      executor_id: 'uuid',
      category_id: 'int',
      name: 'text',
      price_type: 'text',
      price: 'bigint',
      unit: 'text',
      position: 'int',
    },
    services.map(({ owner, categoryId, name, priceType, price, unit, position }) => [
      owner.id,
      categoryId,
      name,
      priceType,
      price,
      unit,
      position,
    ]),
  )

/** Writes works with the rows of their photographs, whose content is in the storage. @param sizes bytes by asset */
export async function insertCases(
  client: pg.PoolClient,
  cases: readonly DemoCase[],
  sizes: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = await nextIds(client, 'cases', cases.length)
  await insertRows(
    client,
    'cases',
    {
      id: 'bigint',
      executor_id: 'uuid',
      category_id: 'int',
      title: 'text',
      text: 'text',
      price: 'bigint',
      term_days: 'int',
      year: 'smallint',
      created_at: 'timestamptz',
    },
    cases.map(({ owner, categoryId, title, text, price, termDays, createdAt }, index) => [
      ids[index] as number,
      owner.id,
      categoryId,
      title,
      text,
      price,
      termDays,
      new Date(createdAt).getUTCFullYear(),
      iso(createdAt),
    ]),
  )
  await insertPictureRows(
    client,
    cases.flatMap(({ pictures }) => pictures),
    sizes,
  )
  await insertRows(
    client,
    'attachments',
    { file_id: 'uuid', case_id: 'bigint', position: 'int' },
    cases.flatMap(({ pictures }, index) => pictures.map(({ id }, position) => [id, ids[index] as number, position])),
  )
}
