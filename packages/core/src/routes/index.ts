export { decideGuards, type GuardDecision, isInvitedToExecutors, isOpenToGuests, refusingGuard } from './guards.ts'
export { MAIL_ACTIONS, type MailAction, type MailLink, mailLinkQuery, recogniseMailLink } from './mail-links.ts'
export {
  type KnowsSlug,
  matchRoute,
  type RouteMatch,
  type RouteName,
} from './match.ts'
export { NOT_FOUND_TITLE, pageNotFound } from './not-found.ts'
export { hasRightParams } from './params.ts'
/** Builders of the addresses, by the names of the pages. */
export * as paths from './paths.ts'
export { readablePath } from './readable-path.ts'
export { decodedPath, keptMove, type Move, moveRefusal } from './redirects.ts'
export type { Guard, Layout, ParamCheck, RouteDefinition, SlugTree } from './route.types.ts'
/** The route table, by the names of the pages. A program carries only those it names. */
export * as routes from './routes.ts'
export { isListed, type SitemapEntry, type SitemapLists, sitemapEntries } from './sitemap.ts'
export { withoutTrailingSlash } from './trailing-slash.ts'
