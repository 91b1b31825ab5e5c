import { isApiError } from '@artel/core/api'
import { articleQueries } from '@artel/core/articles'
import type { User } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink, EmptyState, ErrorState } from '../../kit/index.ts'
import { AreaWaiting, PersonalArea } from '../../personal-area/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import { ru } from './ru.ts'
import { WrittenArticle } from './WrittenArticle.tsx'

/** An article of one's own, to be changed. Those of others are as if they were not there. */
export function ArticleEditScreen({ id }: { id: number }) {
  const viewer = useViewer()
  return <PersonalArea>{viewer && <OneArticle id={id} viewer={viewer} />}</PersonalArea>
}

function OneArticle({ id, viewer }: { id: number; viewer: User }) {
  const { api, report } = useServices()
  const [round, setRound] = useState(0)
  // What is typed is not taken away by an answer that comes later: the editor keeps the one that it began with.
  const query = useQuery({
    ...articleQueries(api, report).one(id),
    queryKey: ['articles', 'edited', id, round],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    throwOnError: false,
  })
  const article = query.data
  if (article && article.author.id === viewer.id) {
    return <WrittenArticle key={round} article={article} viewer={viewer} onReopen={() => setRound(round + 1)} />
  }
  if (article || isApiError(query.error, 'NOT_FOUND')) {
    return (
      <>
        <h1>{ru.editTitle}</h1>
        <EmptyState
          title={ru.goneTitle}
          text={ru.goneText}
          action={<ButtonLink to={paths.myArticles()}>{ru.back}</ButtonLink>}
        />
      </>
    )
  }
  if (query.status === 'error') {
    return (
      <>
        <h1>{ru.editTitle}</h1>
        <ErrorState title={ru.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      </>
    )
  }
  return <AreaWaiting label={ru.loading} />
}
