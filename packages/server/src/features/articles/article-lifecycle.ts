import type { Actor } from '@artel/core/lifecycle'
import { decidePublication, type PublicationCommand, type PublicationFacts } from '@artel/core/publication'
import type { Transaction, Updateable } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type ArticleRow, givePlaceBack, takePlace, updateArticle, writtenArticle } from './articles.queries.ts'
import type { ArticlesTable } from './articles.tables.ts'

/** A stored article as the lifecycle of core sees it. */
export const articleFacts = (article: Pick<ArticleRow, 'status' | 'author_id'>): PublicationFacts => ({
  status: article.status,
  ownerId: article.author_id,
})

/** One event to happen to an article that is locked. */
export interface ArticleAttempt {
  readonly event: PublicationCommand
  readonly actor: Actor
  /** Its author's tariff counts articles. */
  readonly isCounted: boolean
  /** Whose it is, where that is not its author. */
  readonly facts?: PublicationFacts
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Lets core's machine decide an event, and writes what it decides. What is sent takes its place of the month, once; what is
 * turned down gives it back.
 * @param values of the article that the event changes beside its status
 * @throws Refusal TRANSITION_REFUSED with the machine's reason
 */
export async function transitionArticle(
  trx: Transaction<Schema>,
  article: ArticleRow,
  { event, actor, isCounted, facts = articleFacts(article), now }: ArticleAttempt,
  values: Updateable<ArticlesTable> = {},
): Promise<ArticleRow> {
  const decision = decidePublication({ publication: facts, event, actor })
  if (!decision.ok) throw new Refusal('TRANSITION_REFUSED', { refusal: decision.refusal })
  const { status } = decision
  const at = new Date(now)
  if (status === 'PENDING' && isCounted) await takePlace(trx, article.id, article.author_id, at)
  if (status === 'REJECTED') await givePlaceBack(trx, article.id)
  const isSent = status === 'PENDING' && article.status !== 'PENDING'
  const isShown = status === 'PUBLISHED' && article.published_at === null
  await updateArticle(trx, article.id, {
    reject_rule: null,
    ...values,
    status,
    updated_at: at,
    ...(isSent && { waiting_since: at }),
    ...(isShown && { published_at: at }),
  })
  return writtenArticle(trx, article.id)
}
