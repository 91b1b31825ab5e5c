import { myReviewList } from '@artel/core/reviews'
import { routes } from '@artel/core/routes'
import { MyReviewsScreen } from '@artel/ui/reviews'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/my-reviews')({
  staticData: { page: routes.myReviews },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: MyReviews,
})

function MyReviews() {
  return <MyReviewsScreen filters={myReviewList.parse(Route.useSearch())} />
}
