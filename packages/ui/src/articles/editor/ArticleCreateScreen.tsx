import { paths } from '@artel/core/routes'
import { PersonalArea } from '../../personal-area/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import { WrittenArticle } from './WrittenArticle.tsx'

/** A new article. */
export function ArticleCreateScreen() {
  const viewer = useViewer()
  const { navigate } = useServices()
  return (
    <PersonalArea>
      {viewer && <WrittenArticle article={null} viewer={viewer} onReopen={() => navigate(paths.myArticles())} />}
    </PersonalArea>
  )
}
