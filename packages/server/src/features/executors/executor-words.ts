import { type RawBuilder, sql } from 'kysely'
import type { ExecutorFilter, ExecutorOrder } from './filter-in-sql.ts'

/** A stretch of the list that is asked for by words. */
export interface WordsSlice {
  readonly filter: ExecutorFilter & { readonly words: NonNullable<ExecutorFilter['words']> }
  readonly order: ExecutorOrder
  readonly skip: number
  readonly limit: number
}

/** How the list is written in SQL. */
export interface ListInSql {
  /** What is wanted of users `u`. */
  readonly people: RawBuilder<boolean>
  /** Their companies, `from` and `where`, with what is wanted of these. */
  readonly companies: RawBuilder<unknown>
  /** What people are ranked by. */
  readonly rank: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
}

/** How many are looked through in the order of the list, besides those of the page, before all whom the words find are sorted. */
const LOOKED_THROUGH = 1_000

/**
 * The ids of a stretch of those whom words find. What is common is soon found in the order of the list, of the rarest of the
 * words; what is rare is little to sort; which of them it is, the planner cannot tell, and wrong it reads the whole list.
 */
export function idsByWords(slice: WordsSlice, list: ListInSql): RawBuilder<{ id: string }> {
  const { filter, order, skip, limit } = slice
  const { words, cityId } = filter
  const end = skip + limit
  // What is found first and then sorted.
  const rare = sql`
    with found as materialized (
      select u.id, u.rating_sum, u.rating_count, u.created_at, u.price_from
      from users u, ${list.companies} and ${list.people}
    )
    select u.id from found u order by ${list.order} limit ${end}::int`
  if (words.match === 'typo') return sql<{ id: string }>`select id from (${rare}) as ordered offset ${skip}::int`

  const ofAll = { ...amongAll(slice, list), isTried: sql`asked.is_common` }
  // Words stand in the order of the rating, and know nothing of cities.
  const knowsWord = order === 'rating' && cityId === undefined
  const ofWord = knowsWord ? { ...amongTheirs(slice, list), isTried: sql`true` } : ofAll
  const either = (of: 'isTried' | 'ids' | 'isComplete') =>
    sql`case when asked.word is null then ${ofAll[of]} else ${ofWord[of]} end`
  return sql<{ id: string }>`
    select unnest((case
      when cardinality(soon.ids) >= ${end}::int or soon.is_tried and ${either('isComplete')} then soon.ids
      else array(${rare})
    end)[(${skip + 1}::int):(${end}::int)]) as id
    from (${asked(words.text)} offset 0) as asked
      cross join lateral (select ${either('isTried')} as is_tried offset 0) as how
      cross join lateral (select how.is_tried, case when how.is_tried then ${either('ids')} end as ids offset 0) as soon`
}

/** Who suits among the first of all in the order of the list, and whether nobody else could. */
function amongAll({ order, skip, limit }: WordsSlice, list: ListInSql) {
  const most = skip + limit + LOOKED_THROUGH
  const first = sql`
    select u.id, u.price_from, ${list.rank} as score, u.created_at from users u where ${list.people}
    order by ${list.order} limit ${most}::int`
  return {
    ids: sql`array(
      select u.id from (${first}) as u cross join lateral (select from ${list.companies} offset 0) as suiting
      order by ${ORDERS[order]} limit ${skip + limit}::int
    )`,
    isComplete: sql`(select count(*) from (${first}) as looked_through) < ${most}::int`,
  }
}

const ORDERS = {
  rating: sql`u.score desc, u.created_at desc, u.id desc`,
  price: sql`u.price_from, u.score desc, u.created_at desc, u.id desc`,
  createdAt: sql`u.created_at desc, u.id desc`,
} as const satisfies Record<ExecutorOrder, RawBuilder<unknown>>

/** The same among the first of those who have the rarest word. One by one: other indexes would find all of them at once. */
function amongTheirs({ skip, limit }: WordsSlice, { people, companies }: ListInSql) {
  const most = skip + limit + LOOKED_THROUGH
  const first = sql`
    select w.executor_id as id, w.score, w.since from executor_words w where w.word = asked.word and w.is_listed
    order by ${BEST_OF_WORD} limit ${most}::int`
  return {
    ids: sql`array(
      select w.id from (${first}) as w cross join lateral (
        select from users u, ${companies} and u.id = w.id and ${people} offset 0
      ) as suiting
      order by w.score desc, w.since desc, w.id desc limit ${skip + limit}::int
    )`,
    isComplete: sql`(select count(*) from (${first}) as looked_through) < ${most}::int`,
  }
}

const BEST_OF_WORD = sql`w.score desc, w.since desc, w.executor_id desc`

/** How many one word alone finds, no more than `most`; `null` for what is more than a word. */
export const countOfWord = (text: string, most: number): RawBuilder<number | null> => sql<number | null>`(
  select case when asked.is_single and asked.word is not null then (
    select count(*) from (
      select from executor_words w where w.word = asked.word and w.is_listed limit ${sql.lit(most)}
    ) as counted
  ) end
  from (${asked(text)} offset 0) as asked)`

/**
 * What is asked for: the rarest of the words that must all be there, as documents have it, and whether many could have them all.
 * The best ones of the rarest word reach the farthest down the list. It is `null` where something else could be there instead, or
 * must not be. The query has to name it, for documents are cut into words otherwise than queries are.
 */
const asked = (text: string) => sql`
  select rarest.word, numnode(query) = 1 as is_single,
    case when rarest.word is null then numnode(query) > 0 else rarest.reach is not null end as is_common
  from websearch_to_tsquery('russian', ${text}) as query left join lateral (
    select said.word, (
      select (w.score, w.since) from executor_words w where w.word = said.word and w.is_listed
      order by ${BEST_OF_WORD} offset ${sql.lit(LOOKED_THROUGH)} limit 1
    ) as reach
    from unnest(tsvector_to_array(to_tsvector('russian', ${text}))) as said (word)
    where query::text !~ '[|!]' and strpos(query::text, quote_literal(said.word)) > 0
    order by reach nulls first limit 1
  ) as rarest on true`
