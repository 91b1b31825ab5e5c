import type { Role } from '../contract/operations.ts'
import type { RouteDefinition } from './routes.ts'

/** Answer of the guards: come in, sign in first, or a page that says who may see this. */
export type GuardDecision = 'allow' | 'sign-in' | 'forbidden'

/** Applies a route's guards to the viewer (spec §6); `null` is a guest. */
export const decideGuards = (route: RouteDefinition, viewer: { readonly role: Role } | null): GuardDecision => {
  for (const guard of route.guards) {
    if (!viewer) return 'sign-in'
    if (guard === 'staff-excluded' && (viewer.role === 'MODERATOR' || viewer.role === 'ADMIN')) return 'forbidden'
  }
  return 'allow'
}
