import type { adminArticleOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { AdminArticles } from './admin-articles.service.ts'

export interface AdminArticleHandlerDeps {
  readonly articles: AdminArticles
  /** What guests are shown: the blog is on it. */
  readonly pages: { invalidate(): void }
}

/** Handlers of articles as administrators keep them. */
export function adminArticleHandlers({
  articles,
  pages,
}: AdminArticleHandlerDeps): HandlersOf<typeof adminArticleOperations> {
  const seenByAll = ({ afterCommit }: UnitOfWork) => afterCommit(() => pages.invalidate())
  return {
    listAdminArticles: async ({ query }) => {
      const { items, totalItems } = await articles.list(query)
      return { data: { items, pagination: { totalItems } } }
    },
    mendArticle: ({ viewer, params, body, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        return { data: await articles.mend(unit, viewer, { ...body, id: params.id }) }
      }),
    hideHouseArticle: ({ viewer, params, body, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        return { data: await articles.move(unit, viewer, { ...params, ...body }, 'HIDE') }
      }),
    showHouseArticle: ({ viewer, params, body, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        return { data: await articles.move(unit, viewer, { ...params, ...body }, 'SHOW') }
      }),
  }
}
