import type { articleOperations, moderationVerdictOperations, ownArticleOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { StaffDeed, StaffLog } from '../staff-log/staff-log.ts'
import type { ArticleJudgement } from './article-judgement.ts'
import type { ArticleService } from './articles.service.ts'

export interface ArticleHandlerDeps {
  readonly articles: ArticleService
  readonly judgement: ArticleJudgement
  readonly log: Pick<StaffLog, 'write'>
  /** What guests are shown: the blog is on it. */
  readonly pages: { invalidate(): void }
}

type Cards = typeof articleOperations & typeof ownArticleOperations & typeof moderationVerdictOperations

/** Handlers of the calls about articles: of readers, of authors and of staff. */
export function articleHandlers({ articles, judgement, log, pages }: ArticleHandlerDeps): HandlersOf<Cards> {
  const seenByAll = ({ afterCommit }: UnitOfWork) => afterCommit(() => pages.invalidate())
  const judged = (unit: UnitOfWork, moderator: UserViewer, deed: Omit<StaffDeed, 'actorId'>) => {
    seenByAll(unit)
    return log.write(unit.trx, { ...deed, actorId: moderator.id })
  }

  return {
    listArticles: async ({ query, viewer }) => {
      const { items, totalItems } = await articles.list(query, viewer)
      return { data: { items, pagination: { totalItems } } }
    },
    getArticle: async ({ params, viewer }) => ({ data: await articles.read(params.id, viewer) }),
    listMyArticles: async ({ viewer, query }) => {
      const { items, totalItems } = await articles.listOwn(viewer, query)
      return { data: { items, pagination: { totalItems } } }
    },
    // Nobody else sees a draft.
    createArticle: ({ viewer, body, mutate }) =>
      mutate(async (unit) => ({ data: await articles.create(unit, viewer, body) })),
    updateArticle: ({ viewer, params, body, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        return { data: await articles.change(unit, viewer, { ...body, id: params.id }) }
      }),
    submitArticle: ({ viewer, params, body, mutate }) =>
      mutate(async (unit) => ({ data: await articles.happen(unit, viewer, { ...params, ...body }, 'SUBMIT') })),
    hideArticle: ({ viewer, params, body, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        return { data: await articles.happen(unit, viewer, { ...params, ...body }, 'HIDE') }
      }),
    showArticle: ({ viewer, params, body, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        return { data: await articles.happen(unit, viewer, { ...params, ...body }, 'SHOW') }
      }),
    deleteArticle: ({ viewer, params, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        await articles.remove(unit, viewer, params.id)
        return undefined
      }),
    approveArticle: ({ viewer, params: { id }, body: { version }, mutate }) =>
      mutate(async (unit) => {
        await judgement.decide(unit, viewer, { id, version, comment: null }, { type: 'APPROVE' })
        await judged(unit, viewer, { object: 'ARTICLE', objectId: String(id), action: 'ARTICLE_APPROVED' })
        return undefined
      }),
    rejectArticle: ({ viewer, params: { id }, body: { version, rule, comment }, mutate }) =>
      mutate(async (unit) => {
        await judgement.decide(unit, viewer, { id, version, comment }, { type: 'REJECT', rule })
        const about = { object: 'ARTICLE', objectId: String(id), rule, comment } as const
        await judged(unit, viewer, { ...about, action: 'ARTICLE_REJECTED' })
        return undefined
      }),
  }
}
