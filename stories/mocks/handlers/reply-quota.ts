import type { User } from '@artel/core/contract'
import type { MockWorld } from '../world.ts'
import { leftOf } from './tariff-usage.ts'

/**
 * What an executor may still send by the tariff and what was bought; `null` without a limit, and for whom nothing counts.
 * A story may say otherwise.
 */
export const repliesLeftOf = (world: MockWorld, viewer: User): number | null => {
  if (viewer.role !== 'EXECUTOR') return null
  return world.repliesLeft ?? leftOf(world, viewer.id, 'REPLIES')
}
