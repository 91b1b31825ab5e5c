import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'

/** Query definition of what a city is called that only its number is known of; `null`: there is none of this number. */
export const cityNameQuery = (api: Pick<ApiClient, 'suggestPlaces'>, cityId: number) => ({
  queryKey: ['geolocation', 'cityName', cityId] as const,
  queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}): Promise<string | null> =>
    (await api.suggestPlaces({ query: { cityId, limit: 1 } }, { signal })).data.items[0]?.name ?? null,
})
