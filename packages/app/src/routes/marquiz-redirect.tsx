import { paths, routes } from '@artel/core/routes'
import { QuizRedirectScreen } from '@artel/ui/quiz'
import { createFileRoute } from '@tanstack/react-router'
import { stringifySearch } from '../pages/search-params.ts'

export const Route = createFileRoute('/marquiz-redirect')({
  staticData: { page: routes.marquizRedirect },
  // Whatever the quiz sends along goes on to the wizard.
  validateSearch: (search: Record<string, unknown>) => search,
  component: QuizRedirect,
})

function QuizRedirect() {
  return <QuizRedirectScreen to={paths.marquizTaskCreate(stringifySearch(Route.useSearch()))} />
}
