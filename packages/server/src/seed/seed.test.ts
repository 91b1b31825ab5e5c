import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { verify } from '@node-rs/argon2'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import type { Database } from '../platform/db/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { createFolderStorage } from '../platform/storage/folder-storage.ts'
import { DEMO_PASSWORD, demoAccounts } from './demo/demo-accounts.ts'
import { seed } from './seed.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
/** Milliseconds: the demo is hundreds of lives, each decided step by step. */
const WHOLE_DEMO = 120_000
const logger = createLogger({ logLevel: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'artel-seed-'))
const storage = createFolderStorage(folder)
afterAll(() => rmSync(folder, { recursive: true }), WHOLE_DEMO)

const one = async <T extends pg.QueryResultRow>({ pool }: Database, sql: string): Promise<T> =>
  (await pool.query<T>(sql)).rows[0] as T
const counts = (database: Database) =>
  one<Record<string, number>>(
    database,
    `select (select count(*) from regions) as regions, (select count(*) from cities) as cities,
       (select count(*) from categories) as categories, (select count(*) from users) as users,
       (select count(*) from tasks) as tasks`,
  )

describe('seed', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const run = (wanted: 'demo' | 'none') => seed({ pool: database.pool, storage, seed: wanted, logger, now: NOW })

  it('puts in the reference data alone when no demo is wanted', async () => {
    expect(await run('none')).toEqual({ accounts: [], hasDemo: false })
    expect(await counts(database)).toEqual({ regions: 85, cities: 1118, categories: 99, users: 0, tasks: 0 })
  })

  it('brings an older edition of the reference data up to date', async () => {
    await database.pool.query(`update categories set name = 'Старое название' where id = 103`)
    await database.pool.query(`update seeds set content_hash = 'older' where name = 'reference'`)
    await run('none')
    expect(await one(database, 'select name from categories where id = 103')).toEqual({ name: 'Укладка плитки' })
  })

  it(
    'leaves nothing behind when the demo breaks off half-way',
    async () => {
      await database.pool.query('alter table chat_messages add constraint broken check (seq < 5) not valid')
      await expect(run('demo')).rejects.toThrow('broken')
      await database.pool.query('alter table chat_messages drop constraint broken')
      expect(await counts(database)).toMatchObject({ users: 0, tasks: 0 })
    },
    WHOLE_DEMO,
  )

  it(
    'fills an empty database with the demo once',
    async () => {
      expect(await run('demo')).toEqual({ accounts: demoAccounts, hasDemo: true })
      const first = await counts(database)
      expect(first).toEqual({ regions: 85, cities: 1118, categories: 99, users: 430, tasks: 1484 })
      expect(await run('demo')).toEqual({ accounts: demoAccounts, hasDemo: true })
      expect(await counts(database)).toEqual(first)
    },
    WHOLE_DEMO,
  )

  it('lets in by the announced password the announced accounts and nobody else', async () => {
    const { rows } = await database.pool.query<{ email: string; password_hash: string }>(
      'select min(email) as email, password_hash from users group by password_hash',
    )
    expect(rows).toHaveLength(2)
    const known = await one<{ password_hash: string }>(
      database,
      `select password_hash from users where email = 'client@artel.test'`,
    )
    const { rows: sharing } = await database.pool.query<{ email: string }>(
      'select email from users where password_hash = $1 order by email',
      [known.password_hash],
    )
    expect(sharing.map(({ email }) => email)).toEqual(demoAccounts.map(({ email }) => email).sort())
    const fits = await Promise.all(rows.map(({ password_hash }) => verify(password_hash, DEMO_PASSWORD)))
    expect(fits.sort()).toEqual([false, true])
  })

  it('gives staff passwords of their own where others reach the site, tells them once, and ends what was begun', async () => {
    await database.pool.query(
      `insert into sessions (id, user_id) select gen_random_uuid(), id from users where email = 'admin@artel.test'`,
    )
    const exposed = () => seed({ pool: database.pool, storage, seed: 'demo', logger, now: NOW, isExposed: true })
    const { accounts } = await exposed()

    const staff = accounts.filter(({ email }) => /^(admin|moderator)@/.test(email))
    expect(accounts.map(({ email }) => email)).toEqual(demoAccounts.map(({ email }) => email))
    expect(new Set([DEMO_PASSWORD, ...staff.map(({ password }) => password)]).size).toBe(3)
    for (const { email, password } of staff) {
      const { rows } = await database.pool.query('select password_hash from users where email = $1', [email])
      expect([
        await verify(rows[0].password_hash, password),
        await verify(rows[0].password_hash, DEMO_PASSWORD),
      ]).toEqual([true, false])
    }
    expect(await one(database, 'select count(*) from sessions where ended_at is null')).toEqual({ count: 0 })
    const others = demoAccounts.filter(({ email }) => !/^(admin|moderator)@/.test(email))
    const again = { accounts: others, hasDemo: true }
    expect([await exposed(), await run('demo')]).toEqual([again, again])
  })

  it('does so too where the demo is not wanted any more but still there', async () => {
    await database.pool.query(
      `update users set password_hash = (select password_hash from users where email = 'client@artel.test')
       where email = 'moderator@artel.test'`,
    )
    const unwanted = (isExposed: boolean) =>
      seed({ pool: database.pool, storage, seed: 'none', logger, now: NOW, isExposed })
    expect(await unwanted(false)).toEqual({ accounts: [], hasDemo: true })
    const { accounts, hasDemo } = await unwanted(true)
    expect([accounts.map(({ email }) => email), hasDemo]).toEqual([['moderator@artel.test'], true])
    expect(accounts[0]?.password).not.toBe(DEMO_PASSWORD)
    expect(await unwanted(true)).toEqual({ accounts: [], hasDemo: true })
  })

  it('stores counters that agree with a recount', async () => {
    const wrong = await one(
      database,
      `select
         (select count(*) from tasks t where replies_count <>
           (select count(*) from task_replies r where r.task_id = t.id and r.status <> 'WITHDRAWN')) as replies,
         (select count(*) from chats c where (last_seq, last_seq, last_message_at) is distinct from
           (select (max(seq), count(*)::int, max(created_at)) from chat_messages m where m.chat_id = c.id)) as messages,
         (select count(*) from chats c
             left join task_replies r on r.id = c.reply_id left join task_offers o on o.id = c.offer_id
           where c.kind <> 'PRODUCT' and (num_nonnulls(r.id, o.id) <> 1 or coalesce(r.task_id, o.task_id) is distinct from c.task_id
             or coalesce(r.executor_id, o.executor_id) <> c.executor_id)) as chats,
         (select count(*) from chats c left join products p on p.id = c.product_id
           where c.kind = 'PRODUCT' and p.seller_id is distinct from c.executor_id) as talks,
         (select count(*) from products p where (rating_count, rating_sum) is distinct from
           (select (count(*)::int, coalesce(sum(rating), 0)::int) from product_reviews r where r.product_id = p.id)) as goods,
         (select count(*) from tasks t where status is distinct from
           (select to_status from task_events e where e.task_id = t.id order by id desc limit 1)) as histories,
         (select count(*) from users u where price_from is distinct from
           (select min(price) from services s where s.executor_id = u.id)) as prices,
         (select count(*) from users u where cases_count <>
           (select count(*) from cases c where c.executor_id = u.id)) as works,
         (select count(*) from company_categories cc join companies k on k.id = cc.company_id join users u on u.id = k.user_id
           where (cc.city_id, cc.business_type, cc.is_verified, cc.visit_client, cc.has_cases, cc.rating, cc.price_from) is distinct from
             (u.city_id, k.business_type, k.verification_status = 'VERIFIED', k.visit_client, u.cases_count > 0, shown_rating(u), u.price_from)) as trades,
         (select count(*) from products p join companies k on k.user_id = p.seller_id
           where p.seller_verified <> (k.verification_status = 'VERIFIED')) as sellers`,
    )
    const kinds = [
      'replies',
      'messages',
      'chats',
      'talks',
      'goods',
      'histories',
      'prices',
      'works',
      'trades',
      'sellers',
    ]
    expect(wrong).toEqual(Object.fromEntries(kinds.map((kind) => [kind, 0])))
  })

  it('tells of most executors of the demo how soon they answer', async () => {
    const { told, all } = await one<{ told: number; all: number }>(
      database,
      `select count(answers_within) as told, count(*) as all from users where role = 'EXECUTOR'`,
    )
    expect(Number(told)).toBeGreaterThan(Number(all) / 2)
  })

  it('stores the pictures of the demo, each attached to its task, its work, its product or a review of it, its article or its face', async () => {
    const { rows } = await database.pool.query<{ id: string; size: number }>(
      `select f.id, f.size from files f
       where type = 'image/webp' and not is_private and width > 0 and attached_at is not null and dead_at is null
         and (exists (select 1 from users u where u.avatar_id = f.id and u.id = f.owner_id)
           or exists (select 1 from attachments a join tasks t on t.id = a.task_id
             where a.file_id = f.id and t.author_id = f.owner_id)
           or exists (select 1 from attachments a join cases c on c.id = a.case_id
             where a.file_id = f.id and c.executor_id = f.owner_id)
           or exists (select 1 from attachments a join products p on p.id = a.product_id
             where a.file_id = f.id and p.seller_id = f.owner_id)
           or exists (select 1 from attachments a join product_reviews r on r.id = a.product_review_id
             where a.file_id = f.id and r.author_id = f.owner_id)
           or exists (select 1 from attachments a join articles w on w.id in (a.article_id, a.article_cover_id)
             where a.file_id = f.id and w.author_id = f.owner_id))`,
    )
    const { files } = await one<{ files: number }>(database, 'select count(*) as files from files where not is_private')
    expect([rows.length, files > 300]).toEqual([Number(files), true])
    const sizes = await Promise.all(
      rows.map(async ({ id }) => {
        const content = await storage.read(id)
        return content === null ? null : (await buffer(content)).length
      }),
    )
    expect(sizes).toEqual(rows.map(({ size }) => Number(size)))
  })

  it('shows every executor by a picture, the companies too', async () => {
    const { rows } = await database.pool.query<{ email: string }>(
      `select email from users where role = 'EXECUTOR' and avatar_id is null`,
    )
    expect(rows).toEqual([])
  })

  it('leaves numbers free for what comes next', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into tasks (author_id, category_id, title, description, place_mode, date_mode, end_period, budget_type, status)
       select id, 103, 'Следующее задание', 'Описание следующего задания', 'REMOTE', 'ASAP', now(), 'NEGOTIABLE', 'PENDING'
       from users where email = 'client@artel.test' returning id`,
    )
    // The attempt that broke off has used numbers up.
    expect(rows[0]?.id).toBe(2969)
  })
})

describe('seed of a database that is in use', () => {
  it(
    'does not mix the demo with real accounts',
    async () => {
      const database = await openTestDatabase()
      await database.pool.query(
        `insert into users (id, code, email, password_hash, role, first_name, last_name)
       values (gen_random_uuid(), '1', 'real@artel.test', '-', 'CLIENT', 'Ирина', 'Кольцова')`,
      )
      expect(await seed({ pool: database.pool, storage, seed: 'demo', logger, now: NOW })).toEqual({
        accounts: [],
        hasDemo: false,
      })
      expect(await counts(database)).toMatchObject({ users: 1, tasks: 0, categories: 99 })
      await database.close()
    },
    WHOLE_DEMO,
  )
})
