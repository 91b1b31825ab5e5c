export { decideGuards, type GuardDecision } from './guards.ts'
export { matchRoute, pageNotFound, type RouteMatch, withoutTrailingSlash } from './match.ts'
export { type Guard, type Layout, paths, type RouteDefinition, type RouteName, routes } from './routes.ts'
