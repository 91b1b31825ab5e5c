import type { articleOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { ArticleService } from './articles.service.ts'

/** Handlers of the blog's calls (product §7.4). */
export const articleHandlers = (articles: ArticleService): HandlersOf<typeof articleOperations> => ({
  listArticles: async ({ query, viewer }) => {
    const { items, totalItems } = await articles.list(query, viewer)
    return { data: { items, pagination: { totalItems } } }
  },
  getArticle: async ({ params, viewer }) => ({ data: await articles.read(params.id, viewer) }),
})
