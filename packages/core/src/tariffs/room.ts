import type { ApiClient } from '../api/index.ts'
import type { AdditionalServiceType } from '../contract/tariff-terms.ts'
import type { ServiceUsage, Tariff, UserTariff } from '../contract/tariffs.ts'
import type { CancelSignal } from '../ports/index.ts'
import { tariffKeys } from './reply-cost.ts'

/** A tariff that has room for more. */
export interface LargerTariff {
  /** «Базовый». */
  readonly name: string
  /** `null` without a limit. */
  readonly limit: number | null
  /** Kopecks a month. */
  readonly price: number
}

/** How much of something an executor has, and what would give more of it. */
export interface Room {
  /** Of the tariff that one has: «Бесплатный». */
  readonly tariff: string
  /** `[used, limit]`, the tariff's and what was bought together. */
  readonly count: ServiceUsage['count']
  /** The cheapest first. */
  readonly larger: readonly LargerTariff[]
}

/** The room that an executor has for something, beside the tariffs that have more of it. */
export const roomOf = (
  type: AdditionalServiceType,
  { tariff }: Pick<UserTariff, 'tariff'>,
  count: ServiceUsage['count'],
  tariffs: readonly Tariff[],
): Room => {
  const [, limit] = count
  const larger = tariffs.flatMap(({ name, price, services }): LargerTariff[] => {
    const offered = services.find((service) => service.type === type)
    const isLarger = offered && limit !== null && (offered.limit === null || offered.limit > limit)
    return isLarger ? [{ name, limit: offered.limit, price }] : []
  })
  return { tariff: tariff.name, count, larger: larger.toSorted((one, other) => one.price - other.price) }
}

/** Query definitions about the room that one's tariff has. Errors are those of the API client. */
export const roomQueries = (api: Pick<ApiClient, 'getUserTariff' | 'isConstraintMet' | 'listTariffs'>) => ({
  room: (type: AdditionalServiceType) => ({
    queryKey: [...tariffKeys.all, 'room', type] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}): Promise<Room> => {
      const [mine, constraint, tariffs] = await Promise.all([
        api.getUserTariff({}, { signal }),
        api.isConstraintMet({ body: { additionalServiceType: type } }, { signal }),
        api.listTariffs({}, { signal }),
      ])
      return roomOf(type, mine.data, constraint.data.count, tariffs.data)
    },
  }),
})
