import { routes } from '@artel/core/routes'
import { ArticleCreateScreen } from '@artel/ui/articles/editor'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/articles/create')({
  staticData: { page: routes.articleCreate },
  component: ArticleCreateScreen,
})
