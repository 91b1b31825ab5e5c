import type { ApiClient } from '../api/index.ts'
import { type ContentKind, VERSIONS_SHOWN } from '../contract/admin-terms.ts'
import type { ContentVersion } from '../contract/content-history.ts'
import type { SitePageName } from '../contract/content-terms.ts'
import type { LegalDocument } from '../contract/legal-terms.ts'
import { DEFAULT_LIMIT } from '../contract/list-terms.ts'
import type { CancelSignal } from '../ports/index.ts'
import type {
  AdminArticleFilters,
  AdminPaymentFilters,
  AdminUserFilters,
  MoneyDifferenceFilters,
  RedirectFilters,
  StaffLogFilters,
} from './admin-lists.ts'

type AdminApi = Pick<
  ApiClient,
  | 'listAdminUsers'
  | 'getAdminUser'
  | 'listRedirects'
  | 'listPrices'
  | 'listStaffLog'
  | 'listAdminFaq'
  | 'getAdminFaqItem'
  | 'listContentVersions'
  | 'listAdminLandings'
  | 'getAdminLanding'
  | 'listAdminSitePages'
  | 'getAdminSitePage'
  | 'listAdminArticles'
  | 'getArticle'
  | 'getLegalDesk'
  | 'listAdminPayments'
  | 'getAdminPayment'
  | 'listMoneyDifferences'
  | 'listLegalDocuments'
>

interface Context {
  readonly signal?: CancelSignal
}

/** First parts of the keys, for refreshing. Whatever is changed is in the journal, too. */
export const adminKeys = {
  all: ['admin'],
  users: ['admin', 'users'],
  user: (id: string) => ['admin', 'user', id] as const,
  redirects: ['admin', 'redirects'],
  prices: ['admin', 'prices'],
  legal: ['admin', 'legal'],
  payments: ['admin', 'payments'],
  payment: (id: string) => ['admin', 'payments', id] as const,
  log: ['admin', 'log'],
  faq: ['admin', 'faq'],
  faqItem: (id: number) => ['admin', 'faq', id] as const,
  landings: ['admin', 'landings'],
  landing: (id: number) => ['admin', 'landings', id] as const,
  sitePages: ['admin', 'site-pages'],
  sitePage: (page: SitePageName) => ['admin', 'site-pages', page] as const,
  articles: ['admin', 'articles'],
  article: (id: number) => ['admin', 'articles', id] as const,
  versions: (kind: ContentKind, key: string) => ['admin', 'versions', kind, key] as const,
} as const

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const MS_A_DAY = 86_400_000

/** Days as moments: from the beginning of the first to the end of the last. */
const period = ({ dateFrom, dateTo }: Pick<StaffLogFilters, 'dateFrom' | 'dateTo'>) => ({
  ...(dateFrom && { from: new Date(Date.parse(`${dateFrom}T00:00:00+03:00`)).toISOString() }),
  ...(dateTo && { to: new Date(Date.parse(`${dateTo}T00:00:00+03:00`) + MS_A_DAY).toISOString() }),
})

/** What the API is asked for the filters of an address; days are those of Moscow, where staff sit. */
export const logQuery = ({ actor, action, object, objectId, dateFrom, dateTo, page }: StaffLogFilters) => ({
  page,
  limit: DEFAULT_LIMIT,
  ...(UUID.test(actor) && { actorId: actor }),
  ...(action && { action }),
  ...(object && { object }),
  ...(object && objectId !== '' && { objectId: objectId.slice(0, 64) }),
  ...period({ dateFrom, dateTo }),
})

/** What the API is asked for the filters of all payments. */
const paymentsQuery = ({ q, status, totalFrom, totalTo, dateFrom, dateTo, buyer, page }: AdminPaymentFilters) => ({
  page,
  limit: DEFAULT_LIMIT,
  ...(q !== '' && { q: q.slice(0, 100) }),
  ...(status && { status }),
  ...(totalFrom !== null && { totalFrom }),
  ...(totalTo !== null && { totalTo }),
  ...(UUID.test(buyer) && { buyerId: buyer }),
  ...period({ dateFrom, dateTo }),
})

/** Query definitions of administration: the answers without their envelope. */
export const adminQueries = (api: AdminApi) => ({
  users: ({ q, role, state, page }: AdminUserFilters) => ({
    queryKey: [...adminKeys.users, { q, role, state, page }] as const,
    queryFn: async ({ signal }: Context = {}) => {
      const query = { page, limit: DEFAULT_LIMIT, ...(q !== '' && { q: q.slice(0, 100) }) }
      return (
        await api.listAdminUsers({ query: { ...query, ...(role && { role }), ...(state && { state }) } }, { signal })
      ).data
    },
  }),
  user: (id: string) => ({
    queryKey: adminKeys.user(id),
    queryFn: async ({ signal }: Context = {}) => (await api.getAdminUser({ params: { id } }, { signal })).data,
  }),
  redirects: ({ page }: RedirectFilters) => ({
    queryKey: [...adminKeys.redirects, page] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listRedirects({ query: { page, limit: DEFAULT_LIMIT } }, { signal })).data,
  }),
  prices: () => ({
    queryKey: adminKeys.prices,
    queryFn: async ({ signal }: Context = {}) => (await api.listPrices({}, { signal })).data,
  }),
  payments: (filters: AdminPaymentFilters) => ({
    queryKey: [...adminKeys.payments, 'list', filters] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listAdminPayments({ query: paymentsQuery(filters) }, { signal })).data,
  }),
  payment: (id: string) => ({
    queryKey: adminKeys.payment(id),
    queryFn: async ({ signal }: Context = {}) => (await api.getAdminPayment({ params: { id } }, { signal })).data,
  }),
  differences: ({ state, page }: MoneyDifferenceFilters) => ({
    queryKey: [...adminKeys.payments, 'differences', { state, page }] as const,
    queryFn: async ({ signal }: Context = {}) => {
      const query = { page, limit: DEFAULT_LIMIT, ...(state && { isOpen: state === 'open' }) }
      return (await api.listMoneyDifferences({ query }, { signal })).data
    },
  }),
  faq: () => ({
    queryKey: adminKeys.faq,
    queryFn: async ({ signal }: Context = {}) => (await api.listAdminFaq({}, { signal })).data,
  }),
  faqItem: (id: number) => ({
    queryKey: adminKeys.faqItem(id),
    queryFn: async ({ signal }: Context = {}) => (await api.getAdminFaqItem({ params: { id } }, { signal })).data,
  }),
  landings: () => ({
    queryKey: adminKeys.landings,
    queryFn: async ({ signal }: Context = {}) => (await api.listAdminLandings({}, { signal })).data,
  }),
  landing: (id: number) => ({
    queryKey: adminKeys.landing(id),
    queryFn: async ({ signal }: Context = {}) => (await api.getAdminLanding({ params: { id } }, { signal })).data,
  }),
  sitePages: () => ({
    queryKey: adminKeys.sitePages,
    queryFn: async ({ signal }: Context = {}) => (await api.listAdminSitePages({}, { signal })).data,
  }),
  sitePage: (page: SitePageName) => ({
    queryKey: adminKeys.sitePage(page),
    queryFn: async ({ signal }: Context = {}) => (await api.getAdminSitePage({ query: { page } }, { signal })).data,
  }),
  articles: ({ q, category, status, author, page }: AdminArticleFilters) => ({
    queryKey: [...adminKeys.articles, 'list', { q, category, status, author, page }] as const,
    queryFn: async ({ signal }: Context = {}) => {
      const query = {
        page,
        limit: DEFAULT_LIMIT,
        ...(q !== '' && { q: q.slice(0, 200) }),
        ...(category && { category }),
        ...(status && { status }),
        ...(UUID.test(author) && { authorId: author }),
      }
      return (await api.listAdminArticles({ query }, { signal })).data
    },
  }),
  /** An article in whatever state, as its page has it. */
  article: (id: number) => ({
    queryKey: adminKeys.article(id),
    queryFn: async ({ signal }: Context = {}) => (await api.getArticle({ params: { id } }, { signal })).data,
  }),
  /** Former versions of a text, a page at a time: the last one of each is there to be compared with, and begins the next page. */
  versions: (kind: ContentKind, key: string) => ({
    queryKey: adminKeys.versions(kind, key),
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam: from, signal }: Context & { readonly pageParam: number | null }) =>
      (await api.listContentVersions({ query: { kind, key, ...(from !== null && { from }) } }, { signal })).data,
    getNextPageParam: (page: readonly ContentVersion[]) => page[VERSIONS_SHOWN]?.version ?? null,
  }),
  legalDocuments: () => ({
    queryKey: [...adminKeys.legal, 'list'] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.listLegalDocuments({}, { signal })).data,
  }),
  legalDesk: (document: LegalDocument) => ({
    queryKey: [...adminKeys.legal, 'desk', document] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.getLegalDesk({ query: { document } }, { signal })).data,
  }),
  log: (filters: StaffLogFilters, limit: number = DEFAULT_LIMIT) => ({
    queryKey: [...adminKeys.log, filters, limit] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listStaffLog({ query: { ...logQuery(filters), limit } }, { signal })).data,
  }),
})
