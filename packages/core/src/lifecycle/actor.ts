import type { Role } from '../contract/operations.ts'

/** Who acts on an object: a signed-in person or the product itself. */
export type Actor = { readonly id: string; readonly role: Role } | 'system'

/** Whether a moderator or an admin acts or looks; `null` is a guest. */
export const isStaff = (actor: { readonly role: Role } | 'system' | null): boolean =>
  actor !== null && actor !== 'system' && (actor.role === 'MODERATOR' || actor.role === 'ADMIN')
