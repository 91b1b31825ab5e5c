import { createFileRoute } from '@tanstack/react-router'
import { boardRoute } from '../pages/board.tsx'

export const Route = createFileRoute('/task-find/')({
  validateSearch: boardRoute.validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => boardRoute.load(context, deps, null),
  head: ({ loaderData }) => boardRoute.head(loaderData),
  component: TaskFind,
})

function TaskFind() {
  return boardRoute.screen(Route.useSearch(), null)
}
