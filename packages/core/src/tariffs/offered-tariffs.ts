import type { ApiClient } from '../api/index.ts'
import { ADDITIONAL_SERVICE_TYPES, type AdditionalServiceType } from '../contract/tariff-terms.ts'
import type { Tariff } from '../contract/tariffs.ts'
import type { CancelSignal } from '../ports/index.ts'

/** Query definition of the tariffs as they are sold; anybody may read them. */
export const offeredTariffs = (api: Pick<ApiClient, 'listTariffs'>) => ({
  queryKey: ['tariffs', 'offered'] as const,
  queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) => (await api.listTariffs({}, { signal })).data,
})

/** What one tariff allows of a service: words, a number, or whether it is there. */
export type OfferedAmount = number | string | boolean

/** What the tariffs are compared by: each service that at least one of them has, in the order of the contract. */
export const comparedServices = (
  tariffs: readonly Tariff[],
): readonly { readonly type: AdditionalServiceType; readonly amounts: readonly OfferedAmount[] }[] =>
  ADDITIONAL_SERVICE_TYPES.flatMap((type) => {
    const amounts = tariffs.map(({ services }): OfferedAmount => {
      const offered = services.find((service) => service.type === type)
      return offered ? (offered.note ?? offered.limit ?? true) : false
    })
    return amounts.some((amount) => amount !== false) ? [{ type, amounts }] : []
  })
