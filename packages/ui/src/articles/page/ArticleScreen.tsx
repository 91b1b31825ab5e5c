import { articleQueries, RELATED_ARTICLES } from '@artel/core/articles'
import { isStaff } from '@artel/core/lifecycle'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useServices, useViewer } from '../../services/index.ts'
import { ArticleView } from './ArticleView.tsx'
import { useArticleMoves } from './use-article-moves.ts'

/** Page of an article over its queries. */
export function ArticleScreen({ id }: { id: number }) {
  const { api, report } = useServices()
  const viewer = useViewer()
  const queries = articleQueries(api, report)
  const { data: article } = useSuspenseQuery(queries.one(id))
  const { data: related = [] } = useQuery(queries.related(article.category))
  const steps = useArticleMoves(article)
  const isOwn = viewer?.id === article.author.id
  return (
    <ArticleView
      article={article}
      viewer={isOwn ? 'AUTHOR' : isStaff(viewer) ? 'STAFF' : 'READER'}
      {...steps}
      related={related.filter((one) => one.id !== id).slice(0, RELATED_ARTICLES)}
    />
  )
}
