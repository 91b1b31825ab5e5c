import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'

type ProfileApi = Pick<ApiClient, 'getMyCompany' | 'getVerification' | 'suggestPlaces'>

/** What a query function gets from whoever runs it. */
interface QueryRun {
  readonly signal?: CancelSignal
}

/** First parts of the keys. */
export const profileKeys = {
  all: ['profile'],
  company: ['profile', 'company'],
  verification: ['profile', 'verification'],
  city: (id: number | null) => ['profile', 'city', id],
} as const satisfies Record<string, readonly unknown[] | ((id: number | null) => readonly unknown[])>

/** Query definitions of one's own profile: the answers without their envelope. */
export const profileQueries = (api: ProfileApi) => ({
  company: () => ({
    queryKey: profileKeys.company,
    queryFn: async ({ signal }: QueryRun = {}) => (await api.getMyCompany({}, { signal })).data,
  }),
  verification: () => ({
    queryKey: profileKeys.verification,
    queryFn: async ({ signal }: QueryRun = {}) => (await api.getVerification({}, { signal })).data,
  }),
  /** The name behind the number of one's city; `null` without one. */
  city: (id: number | null) => ({
    queryKey: profileKeys.city(id),
    queryFn: async ({ signal }: QueryRun = {}) => {
      if (id === null) return null
      const { data } = await api.suggestPlaces({ query: { q: '', cityId: id, limit: 1 } }, { signal })
      return data.items.find((place) => place.city_id === id)?.city ?? null
    },
  }),
})
