import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { forgivingTypos } from '../../platform/db/typos.ts'
import type { BoardFilter } from './task-board.queries.ts'

/** The filter with what its words may mean when they find nothing; `null` where nothing is like them, or there are none. */
export async function misspeltFilter(db: Kysely<Schema>, filter: BoardFilter): Promise<BoardFilter | null> {
  if (!filter.words || !('text' in filter.words)) return null
  const alike = await wordsAlike(db, filter.words.text)
  return alike === null ? null : { ...filter, words: { alike } }
}

/** So many words of the board's titles are taken for what one misspelt word may mean. */
const WORDS_ALIKE = 20

/**
 * What a misspelt text may mean, as a `tsquery`: each of its words, or one of those that the board's titles have and that are most
 * like it. `null` where nothing is like any of it.
 */
const wordsAlike = (db: Kysely<Schema>, text: string): Promise<string | null> =>
  forgivingTypos(db, async (trx) => {
    const { rows } = await sql<{ query: string | null }>`
      select string_agg('(' || array_to_string(meant.lexemes, ' | ') || ')', ' & ') as query
      from unnest(tsvector_to_array(to_tsvector('simple', ${text}))) as typed (word) cross join lateral (
        select array(
          select distinct '''' || replace(replace(l.lexeme, '\\', '\\\\'), '''', '''''') || ''''
          from (
            select typed.word union all
            (select w.word from task_words w where w.word %> typed.word
              order by word_similarity(typed.word, w.word) desc, w.word limit ${sql.lit(WORDS_ALIKE)})
          ) as near (word), unnest(tsvector_to_array(to_tsvector('russian', near.word))) as l (lexeme)
        ) as lexemes
      ) as meant
      where to_tsvector('russian', typed.word) <> ''::tsvector`.execute(trx)
    return rows[0]?.query ?? null
  })
