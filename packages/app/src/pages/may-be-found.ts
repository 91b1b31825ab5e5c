import { isOpenToGuests, type RouteDefinition, routes } from '@artel/core/routes'

/** Pages that mean nothing to who comes from a search: quizzes and letters lead there. */
const fromElsewhere: ReadonlySet<string> = new Set(
  [routes.marquizTaskCreate, routes.marquizRedirect, routes.marquizSuccess, routes.resetPassword].map(
    ({ pattern }) => pattern,
  ),
)

/** Whether search engines may list a page by its row of the route table. */
export const mayBeFound = (page: RouteDefinition): boolean => isOpenToGuests(page) && !fromElsewhere.has(page.pattern)
