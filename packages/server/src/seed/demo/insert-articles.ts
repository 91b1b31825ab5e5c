import type pg from 'pg'
import { demoArticles } from '../content/articles.ts'
import { insertRows } from '../rows/insert-rows.ts'
import { DAY, type DemoUser } from './demo.types.ts'

const COLUMNS = {
  author_id: 'uuid',
  category: 'text',
  title: 'text',
  lead: 'text',
  body: 'jsonb',
  status: 'text',
  published_at: 'timestamptz',
  created_at: 'timestamptz',
} as const

/** Writes the blog of the demo; the last article is some days older than `now` (milliseconds). */
export async function insertArticles(client: pg.PoolClient, users: readonly DemoUser[], now: number): Promise<void> {
  const authors = new Map(users.map(({ email, id }) => [email, id]))
  const rows = demoArticles
    .map(({ author, category, age, title, lead, body }) => {
      const authorId = authors.get(author)
      if (!authorId) throw new Error(`The demo has no ${author}`)
      const at = new Date(now - age * DAY).toISOString()
      return [authorId, category, title, lead, JSON.stringify(body), 'PUBLISHED', at, at]
    })
    .reverse()
  await insertRows(client, 'articles', COLUMNS, rows)
}
