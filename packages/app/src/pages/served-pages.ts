import type { AnyRoute } from '@tanstack/react-router'

const withChildren = (route: AnyRoute): readonly AnyRoute[] => [
  route,
  ...Object.values<AnyRoute>(route.children ?? {}).flatMap(withChildren),
]

/** Patterns of the pages that the routes serve, as the route table of core writes them. */
export const servedPages = (root: AnyRoute): readonly string[] => [
  ...new Set(withChildren(root).flatMap(({ options }) => options.staticData?.page?.pattern ?? [])),
]
