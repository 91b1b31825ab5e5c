import { createFileRoute } from '@tanstack/react-router'
import { boardRoute } from '../pages/board.tsx'

export const Route = createFileRoute('/task-find/$slug')({
  validateSearch: boardRoute.validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => boardRoute.load(context, deps, params.slug),
  head: ({ loaderData }) => boardRoute.head(loaderData),
  component: TaskFindCategory,
})

function TaskFindCategory() {
  return boardRoute.screen(Route.useSearch(), Route.useParams().slug)
}
