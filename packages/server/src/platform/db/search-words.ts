import { otherReadings } from '@artel/core/search'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'
import { forgivingTypos } from './typos.ts'

/** What to find: words as somebody typed them, or what they may mean, as a `tsquery`. */
export type SearchWords = { readonly text: string } | { readonly alike: string }

/** A condition of a column with documents. */
export const holdsWords = (column: RawBuilder<unknown>, words: SearchWords): RawBuilder<boolean> =>
  'text' in words
    ? sql<boolean>`${column} @@ websearch_to_tsquery('russian', ${words.text})`
    : sql<boolean>`${column} @@ ${words.alike}::tsquery`

/** Where the words of titles are kept that people have seen (`0087_title_words.sql`). */
export type TitleWords = 'task_words' | 'product_words'

/**
 * The filter with what its words may mean when they find nothing, the likeliest first: what they are in the Russian layout or out
 * of Latin letters, then the words most like them. Nothing where it has none.
 * @param titles what the words are compared with; not before the former have been tried
 */
export async function* misspelt<Filter extends { readonly words?: SearchWords }>(
  db: Kysely<Schema>,
  filter: Filter,
  titles: TitleWords,
): AsyncGenerator<Filter, void> {
  if (!filter.words || !('text' in filter.words)) return
  const { text } = filter.words
  // Quotes would take the other reading in.
  const readings = otherReadings(text.replaceAll('"', ' '))
  if (readings.length > 0) yield { ...filter, words: { text: readings.join(' or ') } }
  const alike = await wordsAlike(db, text, titles)
  if (alike !== null) yield { ...filter, words: { alike } }
}

/** So many words of titles are taken for what one misspelt word may mean. */
const WORDS_ALIKE = 20

/** Each of the words, or one of those of titles that are most like it. */
const wordsAlike = (db: Kysely<Schema>, text: string, titles: TitleWords): Promise<string | null> =>
  forgivingTypos(db, async (trx) => {
    const { rows } = await sql<{ query: string | null }>`
      select string_agg('(' || array_to_string(meant.lexemes, ' | ') || ')', ' & ') as query
      from unnest(tsvector_to_array(to_tsvector('simple', ${text}))) as typed (word) cross join lateral (
        select array(
          select distinct '''' || replace(replace(l.lexeme, '\\', '\\\\'), '''', '''''') || ''''
          from (
            select typed.word union all
            (select w.word from ${sql.table(titles)} w where w.word %> typed.word
              order by word_similarity(typed.word, w.word) desc, w.word limit ${sql.lit(WORDS_ALIKE)})
          ) as near (word), unnest(tsvector_to_array(to_tsvector('russian', near.word))) as l (lexeme)
        ) as lexemes
      ) as meant
      where to_tsvector('russian', typed.word) <> ''::tsvector`.execute(trx)
    return rows[0]?.query ?? null
  })
