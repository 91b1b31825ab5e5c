import type { User } from '@artel/core/contract'
import type { MockWorld } from '../world.ts'

/** Changes an account; its owner sees it so from now on. */
export const change = (world: MockWorld, user: User, changes: Partial<User>): { data: User } => {
  const changed = { ...user, ...changes }
  world.accounts = world.accounts.map((one) => (one.id === user.id ? changed : one))
  return { data: changed }
}
