import type pg from 'pg'
import { insertRows } from '../rows/insert-rows.ts'
import { type DemoPapers, PAPER } from './papers.ts'

const iso = (moment: number) => new Date(moment).toISOString()

/** Writes papers in the order in which they were sent. @param size bytes of their document */
export async function insertPapers(
  client: pg.PoolClient,
  papers: readonly DemoPapers[],
  moderatorId: string,
  size: number,
): Promise<void> {
  const sent = papers.toSorted((one, other) => one.createdAt - other.createdAt)
  const { rows } = await client.query<{ id: string | number }>(
    `select nextval(pg_get_serial_sequence('verification_requests', 'id')) as id from generate_series(1, $1::int)`,
    [sent.length],
  )
  const ids = rows.map(({ id }) => Number(id))
  await insertRows(
    client,
    'files',
    {
      id: 'uuid',
      owner_id: 'uuid',
      is_private: 'bool',
      name: 'text',
      type: 'text',
      size: 'bigint',
      created_at: 'timestamptz',
      attached_at: 'timestamptz',
    },
    sent.map(({ fileId, owner, createdAt }) => [
      fileId,
      owner.id,
      true,
      PAPER.name,
      PAPER.type,
      size,
      iso(createdAt),
      iso(createdAt),
    ]),
  )
  await insertRows(
    client,
    'verification_requests',
    {
      id: 'bigint',
      user_id: 'uuid',
      status: 'text',
      reject_rule: 'text',
      moderator_id: 'uuid',
      created_at: 'timestamptz',
      decided_at: 'timestamptz',
    },
    sent.map(({ owner, status, createdAt, decidedAt }, index) => [
      ids[index] as number,
      owner.id,
      status,
      status === 'REJECTED' ? 'UNREADABLE' : null,
      decidedAt === null ? null : moderatorId,
      iso(createdAt),
      decidedAt === null ? null : iso(decidedAt),
    ]),
  )
  await insertRows(
    client,
    'attachments',
    { file_id: 'uuid', verification_id: 'bigint', position: 'int' },
    sent.map(({ fileId }, index) => [fileId, ids[index] as number, 0]),
  )
}
