import type { Clock } from '@artel/core/ports'
import type { PublicationCommand } from '@artel/core/publication'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { ArticleHistory } from './article-history.ts'
import { transitionArticle } from './article-lifecycle.ts'
import { approvedNotice, rejectedNotice } from './article-notices.ts'
import type { ArticlePages } from './article-pages.ts'
import { lockArticle } from './articles.queries.ts'

/** What a moderator decides about an article. */
export type ArticleVerdict = Extract<PublicationCommand, { type: 'APPROVE' | 'REJECT' }>

/** What is judged, in the version that the moderator has seen. */
export interface JudgedArticle {
  readonly id: number
  readonly version: number
  readonly comment: string | null
}

/** What moderators make of articles: those that wait, and published ones that turn out to break a rule. */
export interface ArticleJudgement {
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED with the lifecycle's reason */
  decide(unit: UnitOfWork, moderator: UserViewer, thing: JudgedArticle, verdict: ArticleVerdict): Promise<void>
}

export interface ArticleJudgementDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Notifier
  readonly history: Pick<ArticleHistory, 'keep'>
  readonly pages: Pick<ArticlePages, 'coverOf'>
}

export const createArticleJudgement = ({
  clock,
  notifier,
  history,
  pages,
}: ArticleJudgementDeps): ArticleJudgement => ({
  async decide({ trx }, moderator, { id, version, comment }, verdict) {
    const article = await lockArticle(trx, id)
    if (!article) throw new Refusal('NOT_FOUND')
    if (article.version !== version) throw new Refusal('VERSION_CONFLICT')
    const { title, lead, category, tags, body } = article
    const judged = { moderator_id: moderator.id, moderator_comment: comment }
    const moved = await transitionArticle(
      trx,
      article,
      { event: verdict, actor: moderator, isCounted: false, now: clock.now() },
      verdict.type === 'REJECT'
        ? { ...judged, reject_rule: verdict.rule }
        : { ...judged, approved: JSON.stringify({ title, lead, category, tags, body }) },
    )
    if (verdict.type === 'APPROVE') await history.keep(trx, moved, await pages.coverOf(trx, id), article.author_id)
    // Staff who judge what they have written themselves know.
    if (article.author_id === moderator.id) return
    const notice =
      verdict.type === 'REJECT' ? rejectedNotice(article, { rule: verdict.rule, comment }) : approvedNotice(article)
    await notifier.notify(trx, notice)
  },
})
