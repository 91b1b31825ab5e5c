import type { ApiClient } from '../api/index.ts'
import type { ReplySource } from '../contract/tariff-terms.ts'
import type { ServiceUsage, UserTariff } from '../contract/tariffs.ts'
import type { CancelSignal } from '../ports/index.ts'
import { repliesLeft } from './reply-quota.ts'

type Usage = ServiceUsage['count']

/** What the next reply is taken from, and what is left there. */
export interface ReplyCost {
  /** `null` when nothing is left. */
  readonly source: ReplySource | null
  /** «Базовый». */
  readonly tariff: string
  /** `[used, limit]` of the tariff's month. */
  readonly ofTariff: Usage
  /** `[used, limit]` of the bought pieces in force. */
  readonly ofBought: Usage
  /** When the tariff's month begins anew, ISO. */
  readonly renewsAt: string
}

const countOf = (services: readonly Pick<ServiceUsage, 'type' | 'count'>[]): Usage =>
  services.find(({ type }) => type === 'REPLIES')?.count ?? [0, 0]

/** The cost of a reply by what an executor has. */
export const replyCost = (
  { tariff, additionalServicesInfo, renewsAt }: UserTariff,
  bought: readonly Pick<ServiceUsage, 'type' | 'count'>[],
): ReplyCost => {
  const [ofTariff, ofBought] = [countOf(additionalServicesInfo), countOf(bought)]
  const { nextSource } = repliesLeft({ ofTariff, ofService: ofBought })
  return { source: nextSource, tariff: tariff.name, ofTariff, ofBought, renewsAt }
}

/** First part of the keys of what an executor has paid for. */
export const tariffKeys = { all: ['tariffs'] } as const

/** Query definitions about one's own tariff. Errors are those of the API client. */
export const tariffQueries = (api: Pick<ApiClient, 'getUserTariff' | 'getUserServicesInfo'>) => ({
  replyCost: () => ({
    queryKey: [...tariffKeys.all, 'reply-cost'] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) => {
      const [{ data: tariff }, { data: bought }] = await Promise.all([
        api.getUserTariff({}, { signal }),
        api.getUserServicesInfo({}, { signal }),
      ])
      return replyCost(tariff, bought)
    },
  }),
})
