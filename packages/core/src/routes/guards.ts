import type { Role } from '../contract/operations.ts'
import type { Guard, RouteDefinition } from './route.types.ts'

/** Answer of the guards: come in, sign in first, or a page that says who may see this. */
export type GuardDecision = 'allow' | 'sign-in' | 'forbidden'

/** Whom a guard keeps out once they are known. */
const keptOut: Readonly<Record<Guard, readonly Role[]>> = {
  auth: [],
  'protection-from-customer': ['CLIENT'],
  'executor-excluded': ['EXECUTOR'],
  'staff-excluded': ['MODERATOR', 'ADMIN'],
  staff: ['CLIENT', 'EXECUTOR'],
  admin: ['CLIENT', 'EXECUTOR', 'MODERATOR'],
}

/** Applies a route's guards to the viewer (spec §6); `null` is a guest, who is asked to sign in only where one must be. */
export const decideGuards = (route: RouteDefinition, viewer: { readonly role: Role } | null): GuardDecision => {
  if (!viewer) return route.guards.some((guard) => guard !== 'executor-excluded') ? 'sign-in' : 'allow'
  return route.guards.some((guard) => keptOut[guard].includes(viewer.role)) ? 'forbidden' : 'allow'
}

/** Whether to invite the viewer to become an executor (spec §2 "/landing-become-executor"): anyone who is not one. */
export const isInvitedToExecutors = (viewer: { readonly role: Role } | null): boolean => viewer?.role !== 'EXECUTOR'
