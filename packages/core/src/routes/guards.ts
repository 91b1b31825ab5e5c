import type { Role } from '../contract/operations.ts'
import type { Guard, RouteDefinition } from './route.types.ts'

/** Answer of the guards: come in, sign in first, or a page that says who may see this. */
export type GuardDecision = 'allow' | 'sign-in' | 'forbidden'

/** Whom a guard lets in once they are known. A role that is not named stays outside. */
const letIn: Readonly<Record<Guard, readonly Role[]>> = {
  auth: ['CLIENT', 'EXECUTOR', 'MODERATOR', 'ADMIN'],
  'protection-from-customer': ['EXECUTOR', 'MODERATOR', 'ADMIN'],
  'executor-excluded': ['CLIENT', 'MODERATOR', 'ADMIN'],
  'staff-excluded': ['CLIENT', 'EXECUTOR'],
  staff: ['MODERATOR', 'ADMIN'],
  admin: ['ADMIN'],
}

type Guarded = Pick<RouteDefinition, 'guards'>

/** The guard that keeps a known visitor out of a route; `null` when every guard lets them in. */
export const refusingGuard = ({ guards }: Guarded, { role }: { readonly role: Role }): Guard | null =>
  guards.find((guard) => !letIn[guard].includes(role)) ?? null

/** Applies a route's guards to the viewer (product §6); `null` is a guest, who is asked to sign in only where one must be. */
export const decideGuards = (route: Guarded, viewer: { readonly role: Role } | null): GuardDecision => {
  if (!viewer) return isOpenToGuests(route) ? 'allow' : 'sign-in'
  return refusingGuard(route, viewer) === null ? 'allow' : 'forbidden'
}

/** Whether a guest may open a route: only then is it anything to who comes from a search. */
export const isOpenToGuests = ({ guards }: Guarded): boolean => guards.every((guard) => guard === 'executor-excluded')

/** Whether to invite the viewer to become an executor (product §2.1): anyone who is not one. */
export const isInvitedToExecutors = (viewer: { readonly role: Role } | null): boolean => viewer?.role !== 'EXECUTOR'
