import {
  type AnalyticsFacts,
  type AnswerFact,
  MARKET_DAYS,
  type MarketFact,
  type ReplyFact,
} from '@artel/core/analytics'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'

/** Views by day and kind. */
export async function selectViews(
  db: Kysely<Schema>,
  executorId: string,
  from: string,
): Promise<AnalyticsFacts['views']> {
  const { rows } = await sql<AnalyticsFacts['views'][number]>`
    select day::text as day, kind, sum(count)::int as count from view_counts
    where executor_id = ${executorId}::uuid and day >= ${from}::date
    group by day, kind`.execute(db)
  return rows
}

interface ReplyRow {
  readonly created_at: Date
  readonly published_at: Date | null
  readonly category_id: number
  readonly category_name: string
  readonly price: number | null
  readonly is_shortlisted: boolean
  readonly is_chosen: boolean
  readonly is_finished: boolean
}

/** Replies that were sent since a moment, with what became of them. */
export async function selectReplyFacts(db: Kysely<Schema>, executorId: string, since: Date): Promise<ReplyFact[]> {
  const { rows } = await sql<ReplyRow>`
    select r.created_at, t.published_at, t.category_id, c.name as category_name,
      case when r.price_type <> 'NEGOTIABLE' then r.price end as price,
      r.shortlisted_at is not null as is_shortlisted,
      (r.status = 'ACCEPTED' or t.executor_id is not distinct from r.executor_id
        or exists (select from past_deals p where p.task_id = t.id and p.executor_id = r.executor_id)) as is_chosen,
      (t.status = 'FINISHED' and t.executor_id is not distinct from r.executor_id) as is_finished
    from task_replies r
    join tasks t on t.id = r.task_id
    join categories c on c.id = t.category_id
    where r.executor_id = ${executorId}::uuid and r.created_at >= ${since}
    order by r.created_at, r.id`.execute(db)
  return rows.map((row) => ({
    sentAt: row.created_at.getTime(),
    publishedAt: row.published_at?.getTime() ?? null,
    category: { id: row.category_id, name: row.category_name },
    price: row.price,
    isShortlisted: row.is_shortlisted,
    isChosen: row.is_chosen,
    isFinished: row.is_finished,
  }))
}

/** When an executor was chosen since a moment, by a reply or by an offer: also for what was cancelled and opened again. */
export async function selectWins(db: Kysely<Schema>, executorId: string, since: Date): Promise<number[]> {
  const { rows } = await sql<{ at: Date }>`
    select chosen.created_at as at from (
      select id as task_id, null::timestamptz as ended_at from tasks
        where executor_id = ${executorId}::uuid and updated_at >= ${since}
      union all
      select task_id, ended_at from past_deals where executor_id = ${executorId}::uuid and ended_at >= ${since}
    ) as deal
    cross join lateral (
      select e.created_at from task_events e
      where e.task_id = deal.task_id and e.from_status = 'APPROVED' and e.to_status = 'IN_PROGRESS'
        and (deal.ended_at is null or e.created_at <= deal.ended_at)
      order by e.id desc limit 1
    ) as chosen
    where chosen.created_at >= ${since}
    order by chosen.created_at`.execute(db)
  return rows.map(({ at }) => at.getTime())
}

/** Answers in chats since a moment. */
export async function selectAnswers(db: Kysely<Schema>, executorId: string, since: Date): Promise<AnswerFact[]> {
  const { rows } = await sql<{ asked_at: Date; answered_at: Date }>`
    select asked_at, answered_at from chat_answers(${executorId}::uuid, ${since}::timestamptz)
    order by answered_at`.execute(db)
  return rows.map((row) => ({ askedAt: row.asked_at.getTime(), answeredAt: row.answered_at.getTime() }))
}

interface MarketRow {
  readonly category_id: number
  readonly repliers: number
  readonly reply_price: number | null
  readonly clients: number
  readonly budget: number | null
}

/**
 * What others have asked and offered in categories over the last months. Each person counts once, with their mean; the medians
 * must not leave the server where few people stand behind them.
 */
export async function selectMarket(
  db: Kysely<Schema>,
  executorId: string,
  categoryIds: readonly number[],
  now: number,
): Promise<MarketFact[]> {
  if (categoryIds.length === 0) return []
  const since = new Date(now - MARKET_DAYS * 86_400_000)
  const { rows } = await sql<MarketRow>`
    with published as (
      select id, category_id, author_id, budget_type, budget_from, budget_to from tasks
      where category_id = any(${categoryIds}::int[]) and published_at >= ${since}
    ), asked as (
      select category_id, count(*)::int as people,
        (percentile_cont(0.5) within group (order by price))::float8 as price
      from (
        select p.category_id, r.executor_id, avg(r.price)::float8 as price
        from published p join task_replies r on r.task_id = p.id
        where r.price is not null and r.price_type <> 'NEGOTIABLE' and r.executor_id <> ${executorId}::uuid
        group by 1, 2
      ) as of_person
      group by category_id
    ), offered as (
      select category_id, count(*)::int as people,
        (percentile_cont(0.5) within group (order by price))::float8 as price
      from (
        select category_id, author_id,
          avg((coalesce(budget_from, budget_to) + coalesce(budget_to, budget_from)) / 2.0)::float8 as price
        from published
        where budget_type <> 'NEGOTIABLE' and coalesce(budget_from, budget_to) is not null and author_id <> ${executorId}::uuid
        group by 1, 2
      ) as of_person
      group by category_id
    )
    select id as category_id, coalesce(asked.people, 0) as repliers, asked.price as reply_price,
      coalesce(offered.people, 0) as clients, offered.price as budget
    from unnest(${categoryIds}::int[]) as asked_for (id)
    left join asked on asked.category_id = asked_for.id
    left join offered on offered.category_id = asked_for.id`.execute(db)
  return rows.map((row) => ({
    categoryId: row.category_id,
    replies: { people: row.repliers, median: row.reply_price },
    budgets: { people: row.clients, median: row.budget },
  }))
}
