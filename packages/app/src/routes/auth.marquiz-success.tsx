import { paths, routes } from '@artel/core/routes'
import { QuizDoneView } from '@artel/ui/quiz'
import { createFileRoute } from '@tanstack/react-router'
import { stringifySearch } from '../pages/search-params.ts'

export const Route = createFileRoute('/auth/marquiz-success')({
  staticData: { page: routes.marquizSuccess },
  // What the quiz has asked goes on to the wizard.
  validateSearch: (search: Record<string, unknown>) => search,
  component: QuizDone,
})

function QuizDone() {
  return <QuizDoneView to={paths.marquizTaskCreate(stringifySearch(Route.useSearch()))} />
}
