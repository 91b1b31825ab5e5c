import type { ApiClient } from '../api/index.ts'
import type { ResponseOf } from '../contract/contract.ts'
import type { TariffType } from '../contract/tariff-terms.ts'
import type { Payment, Tariff, TariffPreview, UserService, UserTariff } from '../contract/tariffs.ts'
import type { CancelSignal } from '../ports/index.ts'
import { defineList, type FiltersOf, page, text } from '../search/index.ts'
import { tariffKeys } from './reply-cost.ts'

/** The address of the page of paid services: the purchase that its buyer comes back from, and the page of the ledger. */
export const paidServicesList = defineList({ payment: text('payment'), page: page() }, { canonical: [] })
export type PaidServicesFilters = FiltersOf<typeof paidServicesList>

/** The address of the tariff's page: the purchase that its buyer comes back from. */
export const tariffSettingsList = defineList({ payment: text('payment'), page: page() }, { canonical: [] })
export type TariffSettingsFilters = FiltersOf<typeof tariffSettingsList>

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Number of the purchase that the address tells of; `null` where it tells of none. */
export const returnedPayment = ({ payment }: Pick<PaidServicesFilters, 'payment'>): string | null =>
  UUID.test(payment) ? payment : null

/** A service that can be bought: `count` of what was bought before, prices in kopecks. */
export type OfferedService = ResponseOf<'getUserServicesInfo'>['data'][number]

/** One's own tariff beside those on sale, and what was bought besides. */
export interface TariffSettings {
  readonly mine: UserTariff
  /** From the smallest to the largest. */
  readonly tariffs: readonly Tariff[]
  readonly services: readonly OfferedService[]
}

/** What one has paid for besides the tariff, and what else there is. */
export interface PaidServices {
  readonly mine: UserTariff
  readonly services: readonly OfferedService[]
  /** In force or to begin, the newest first. */
  readonly bought: readonly UserService[]
}

/** The latest purchases; `isWhole` unless there are older ones. */
export interface OwnPayments {
  readonly payments: readonly Payment[]
  readonly isWhole: boolean
}

/** As many as the API gives at once. */
const MOST = 50

interface Asked {
  readonly signal?: CancelSignal
}

type PaidApi = Pick<
  ApiClient,
  | 'getUserTariff'
  | 'listTariffs'
  | 'getUserServicesInfo'
  | 'listUserServices'
  | 'listReplyLedger'
  | 'listPayments'
  | 'previewTariff'
>

/**
 * Query definitions of the two pages about what an executor pays for. Errors are those of the API client.
 * @param now milliseconds: services that have ended by then are left out
 */
export const paidQueries = (api: PaidApi) => ({
  settings: () => ({
    queryKey: [...tariffKeys.all, 'settings'] as const,
    queryFn: async ({ signal }: Asked = {}): Promise<TariffSettings> => {
      const [mine, tariffs, services] = await Promise.all([
        api.getUserTariff({}, { signal }),
        api.listTariffs({}, { signal }),
        api.getUserServicesInfo({}, { signal }),
      ])
      return { mine: mine.data, tariffs: tariffs.data, services: services.data }
    },
  }),
  /** What would follow from going over to a tariff, which the server calculates. */
  preview: (type: TariffType) => ({
    queryKey: [...tariffKeys.all, 'preview', type] as const,
    queryFn: async ({ signal }: Asked = {}): Promise<TariffPreview> =>
      (await api.previewTariff({ body: { type, months: 1 } }, { signal })).data,
  }),
  services: (now: number) => ({
    queryKey: [...tariffKeys.all, 'services'] as const,
    queryFn: async ({ signal }: Asked = {}): Promise<PaidServices> => {
      const [mine, services, bought] = await Promise.all([
        api.getUserTariff({}, { signal }),
        api.getUserServicesInfo({}, { signal }),
        api.listUserServices({ query: { limit: MOST } }, { signal }),
      ])
      const isAhead = ({ until }: UserService) => until === null || Date.parse(until) > now
      return { mine: mine.data, services: services.data, bought: bought.data.items.filter(isAhead) }
    },
  }),
  ledger: ({ page: asked }: Pick<PaidServicesFilters, 'page'>) => ({
    queryKey: [...tariffKeys.all, 'ledger', asked] as const,
    queryFn: async ({ signal }: Asked = {}) => (await api.listReplyLedger({ query: { page: asked } }, { signal })).data,
  }),
  payments: () => ({
    queryKey: [...tariffKeys.all, 'payments'] as const,
    queryFn: async ({ signal }: Asked = {}): Promise<OwnPayments> => {
      const { data } = await api.listPayments({ query: { limit: MOST } }, { signal })
      return { payments: data.items, isWhole: data.items.length >= data.pagination.totalItems }
    },
  }),
})
