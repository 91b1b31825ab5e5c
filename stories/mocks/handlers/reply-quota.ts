import type { User } from '@artel/core/contract'
import type { MockWorld } from '../world.ts'

/** What an executor may still send; `null` without a limit, and for whom nothing counts. */
export const repliesLeftOf = (world: MockWorld, viewer: User): number | null =>
  viewer.role === 'EXECUTOR' ? world.repliesLeft : null
