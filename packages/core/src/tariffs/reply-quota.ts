import type { ReplySource, ServiceUsage } from '../contract/index.ts'

/** What an executor's replies are counted by; a limit of `null` is none. */
export interface ReplyCounts {
  /** `[used, limit]` of the tariff's month. */
  readonly ofTariff: Readonly<ServiceUsage['count']>
  /** `[used, limit]` of the bought pieces that are in force; absent without any. */
  readonly ofService?: Readonly<ServiceUsage['count']> | undefined
}

/** What can still be sent, and what the next reply is taken from. */
export interface RepliesLeft {
  /** `null` without a limit. */
  readonly left: number | null
  /** `null` when nothing is left. */
  readonly nextSource: ReplySource | null
}

/**
 * Replies are taken from the tariff's count first, then from the extra service (product §3.7): the one statement of
 * that rule, for the server that debits and for whoever shows the cost before sending.
 */
export function repliesLeft({ ofTariff, ofService = [0, 0] }: ReplyCounts): RepliesLeft {
  const tariff = remainder(ofTariff)
  const service = remainder(ofService)
  return {
    left: tariff === null || service === null ? null : tariff + service,
    nextSource: tariff !== 0 ? 'TARIFF' : service !== 0 ? 'SERVICE' : null,
  }
}

// More may be used than a smaller tariff allows: nothing is owed then.
const remainder = ([used, limit]: Readonly<ServiceUsage['count']>): number | null =>
  limit === null ? null : Math.max(limit - used, 0)
