import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** A job that is ours to run. */
export interface ClaimedJob {
  readonly id: number
  readonly name: string
  readonly payload: unknown
  readonly attempts: number
  readonly leaseId: string
}

type Db = Kysely<Schema> | Transaction<Schema>

const sweepKey = (name: string) => `sweep:${name}`

/** Stores a job; one whose key is taken is there already. */
export async function insertJob(
  trx: Transaction<Schema>,
  job: { name: string; payload: unknown; runAt: Date; key: string | null },
): Promise<void> {
  await trx
    .insertInto('jobs')
    .values({ name: job.name, payload: JSON.stringify(job.payload), key: job.key, run_at: job.runAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Makes sure that a sweep has its row, and that a shorter interval than before counts from now. */
export async function upsertSweep(db: Db, name: string, now: Date, latest: Date): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ name, key: sweepKey(name), run_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ run_at: (eb) => eb.fn('least', ['jobs.run_at', eb.val(latest)]) }),
    )
    .execute()
}

/** Takes up to `limit` due jobs of these names; of several processes each gets others. */
export async function claimJobs(
  db: Db,
  claim: { names: readonly string[]; now: Date; leasedUntil: Date; leaseId: string; limit: number },
): Promise<ClaimedJob[]> {
  const rows = await db
    .updateTable('jobs')
    .set((eb) => ({ lease_id: claim.leaseId, leased_until: claim.leasedUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('failed_at', 'is', null)
        .where('run_at', '<=', claim.now)
        .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', claim.now)]))
        .where('name', '=', sql<string>`any(${claim.names}::text[])`)
        .orderBy('run_at')
        .limit(claim.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'name', 'payload', 'attempts'])
    .execute()
  return rows.map((row) => ({ ...row, leaseId: claim.leaseId }))
}

const ours = (db: Db, { id, leaseId }: ClaimedJob) =>
  db.updateTable('jobs').where('id', '=', id).where('lease_id', '=', leaseId).returning('id')

/** Whether the job is still ours; keeps others from taking it until the transaction ends. */
export async function lockJob(trx: Transaction<Schema>, { id, leaseId }: ClaimedJob): Promise<boolean> {
  const row = await trx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where('lease_id', '=', leaseId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Shows that these jobs are alive. */
export async function renewLeases(db: Db, leaseIds: readonly string[], leasedUntil: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ leased_until: leasedUntil })
    .where('lease_id', '=', sql<string>`any(${leaseIds}::uuid[])`)
    .execute()
}

/** The end of a job that was done. Answers whether it was still ours. */
export async function deleteJob(db: Db, { id, leaseId }: ClaimedJob): Promise<boolean> {
  const row = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('lease_id', '=', leaseId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const FREE = { lease_id: null, leased_until: null } as const

/** The end of a run of a sweep that was done. Answers whether it was still ours. */
export async function rescheduleSweep(db: Db, job: ClaimedJob, runAt: Date): Promise<boolean> {
  const row = await ours(db, job)
    .set({ ...FREE, run_at: runAt, attempts: 0, last_error: null })
    .executeTakeFirst()
  return row !== undefined
}

/** Lets a job that failed run again later. */
export async function retryJob(db: Db, job: ClaimedJob, runAt: Date, error: string): Promise<void> {
  await ours(db, job)
    .set({ ...FREE, run_at: runAt, last_error: error })
    .execute()
}

/** Gives a job back as if it had not been begun. */
export async function returnJob(db: Db, job: ClaimedJob): Promise<void> {
  await ours(db, job)
    .set((eb) => ({ ...FREE, attempts: eb('attempts', '-', 1) }))
    .execute()
}

/** Gives a job up; its key is free for another one. */
export async function failJob(db: Db, job: ClaimedJob, now: Date, error: string): Promise<void> {
  await ours(db, job)
    .set({ ...FREE, key: null, failed_at: now, last_error: error })
    .execute()
}

/** Takes every job from its holder: for a database that only this process can have open. */
export async function releaseAllLeases(db: Db): Promise<void> {
  await db.updateTable('jobs').set(FREE).where('lease_id', 'is not', null).execute()
}

/** Forgets the jobs that were given up before; answers how many. */
export async function deleteFailedJobs(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('jobs').where('failed_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

/** How many jobs of each name wait, run or were given up. Sweeps count only while they run or are late. */
export async function countJobs(db: Db, now: Date): Promise<{ name: string; state: JobState; count: number }[]> {
  const state = sql<JobState>`case
    when failed_at is not null then 'failed'
    when leased_until > ${now} then 'running'
    when run_at > ${now} then 'scheduled'
    else 'waiting' end`
  return db
    .selectFrom('jobs')
    .select((eb) => ['name', state.as('state'), eb.fn.countAll<number>().as('count')])
    .groupBy(['name', 'state'])
    .execute()
}

/** What a job is doing: not due yet, due, running, or given up. */
export type JobState = 'scheduled' | 'waiting' | 'running' | 'failed'
