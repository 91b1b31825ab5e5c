import { errorMessage } from '@artel/core/api'
import { articleKeys } from '@artel/core/articles'
import type { Article } from '@artel/core/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import type { ArticleMove, ArticleSteps } from './article.types.ts'

/** What an author can do with an article without opening it. */
export function useArticleMoves({ id, version }: Pick<Article, 'id' | 'version'>): ArticleSteps {
  const { api, toasts, clock } = useServices()
  const queries = useQueryClient()
  const move = useMutation({
    mutationKey: ['articles', id, 'move'],
    mutationFn: (event: ArticleMove) => {
      const call = { params: { id }, body: { version } }
      if (event === 'SUBMIT') return api.submitArticle(call)
      return event === 'HIDE' ? api.hideArticle(call) : api.showArticle(call)
    },
    onError: (error) => {
      toasts.send({ type: 'toast.show', kind: 'warning', text: errorMessage(error), at: clock.now() })
    },
    // A stale version means that there is something newer to look at.
    onSettled: () => queries.invalidateQueries({ queryKey: articleKeys.all }),
  })
  return { onMove: (event) => move.mutate(event), moving: move.isPending ? move.variables : null }
}
