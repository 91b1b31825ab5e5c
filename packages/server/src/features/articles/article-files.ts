import { articleImages } from '@artel/core/articles'
import { type ArticleBlock, FILE_LIMITS } from '@artel/core/contract'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { selectAttachedHere } from '../files/files.queries.ts'
import type { FileService } from '../files/files.service.ts'
import { keptPictures } from './article-history.ts'

/** The pictures that an article is to have. */
export interface WrittenPictures {
  readonly id: number
  /** Whoever writes it: new pictures are their own. */
  readonly ownerId: string
  readonly coverId: string | null
  readonly body: readonly ArticleBlock[]
}

/**
 * Makes the pictures that are named those of an article. What a former version names stays beside them, so that the version can
 * come back; the rest is nobody's again.
 * @throws Refusal VALIDATION_FAILED on `coverId` or `body`: pictures of others
 */
export async function writeArticleFiles(
  trx: Transaction<Schema>,
  files: Pick<FileService, 'attach'>,
  { id, ownerId, coverId, body }: WrittenPictures,
): Promise<void> {
  const images = articleImages(body)
  await sql`update attachments set former_article_id = ${id}::bigint, article_id = null, article_cover_id = null
    where article_id = ${id}::bigint or article_cover_id = ${id}::bigint`.execute(trx)
  await sql`update attachments set article_cover_id = ${id}::bigint, former_article_id = null
    where former_article_id = ${id}::bigint and file_id = ${coverId}::uuid`.execute(trx)
  await sql`update attachments set article_id = ${id}::bigint, former_article_id = null
    where former_article_id = ${id}::bigint and file_id = any(${images}::uuid[])`.execute(trx)
  const rules = { ownerId, isPrivate: false, limits: FILE_LIMITS.article }
  const cover = coverId === null ? [] : [coverId]
  await files.attach(trx, { article_cover_id: id }, cover, { ...rules, field: 'coverId' })
  await files.attach(trx, { article_id: id }, images, { ...rules, field: 'body' })
  const kept = await keptPictures(trx, id)
  const former = (await selectAttachedHere(trx, { former_article_id: id })).filter((fileId) => kept.has(fileId))
  const room = { ...FILE_LIMITS.article, count: former.length }
  await files.attach(trx, { former_article_id: id }, former, { ...rules, limits: room, field: 'body' })
}
