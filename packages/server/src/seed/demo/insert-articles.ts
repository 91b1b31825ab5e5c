import type pg from 'pg'
import { insertRows } from '../rows/insert-rows.ts'
import type { WrittenDemoArticle } from './articles.ts'
import { nextIds } from './insert-demo.ts'
import { insertPictureRows } from './insert-pictures.ts'

const COLUMNS = {
  id: 'bigint',
  author_id: 'uuid',
  category: 'text',
  title: 'text',
  lead: 'text',
  body: 'jsonb',
  status: 'text',
  published_at: 'timestamptz',
  created_at: 'timestamptz',
} as const

/** Writes the blog of the demo with the rows of its pictures, whose content is in the storage. @param sizes bytes by asset */
export async function insertArticles(
  client: pg.PoolClient,
  articles: readonly WrittenDemoArticle[],
  sizes: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = await nextIds(client, 'articles', articles.length)
  const numbered = articles.map((article, index) => ({ ...article, id: ids[index] as number }))
  await insertRows(
    client,
    'articles',
    COLUMNS,
    numbered.map(({ id, author, category, title, lead, body, publishedAt }) => {
      const at = new Date(publishedAt).toISOString()
      return [id, author.id, category, title, lead, JSON.stringify(body), 'PUBLISHED', at, at]
    }),
  )
  await client.query(
    `update articles a set tags = string_to_array(told.tags, ',')
     from unnest($1::bigint[], $2::text[]) as told (id, tags) where a.id = told.id`,
    [numbered.map(({ id }) => id), numbered.map(({ tags }) => tags.join(','))],
  )
  await insertPictureRows(
    client,
    articles.flatMap(({ pictures }) => pictures),
    sizes,
  )
  const attached = { file_id: 'uuid', position: 'int' } as const
  await insertRows(
    client,
    'attachments',
    { ...attached, article_cover_id: 'bigint' },
    numbered.map(({ id, cover }) => [cover.id, 0, id]),
  )
  await insertRows(
    client,
    'attachments',
    { ...attached, article_id: 'bigint' },
    numbered.flatMap(({ id, images }) => images.map((image, position) => [image.id, position, id])),
  )
}
