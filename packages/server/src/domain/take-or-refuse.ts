import type { Limit } from '../platform/rates/rates.ts'
import { Refusal } from './refusal.ts'

/** Counts once more. `null` stands for nobody in particular and is not counted. @throws Refusal RATE_LIMITED */
export async function takeOrRefuse(limit: Limit, key: string | null): Promise<void> {
  if (key === null) return
  const taken = await limit.take(key)
  if (!taken.ok) throw new Refusal('RATE_LIMITED', { retryAfter: Math.ceil(taken.waitMs / 1000) })
}
