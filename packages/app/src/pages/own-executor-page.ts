import type { RouteDefinition } from '@artel/core/routes'

/** A page of an executor without an id is one's own: whoever has none is told so, as on a page of the personal area. */
export const ownExecutorPage = (page: RouteDefinition): RouteDefinition => ({
  ...page,
  guards: ['auth', 'protection-from-customer', 'staff-excluded'],
})
