import { ACCOUNT_STATES, STAFF_ACTIONS, STAFF_OBJECTS } from '../contract/admin-terms.ts'
import { ARTICLE_CATEGORIES, PUBLICATION_STATUSES } from '../contract/content-terms.ts'
import { ROLES } from '../contract/operations.ts'
import { PAYMENT_STATUSES } from '../contract/tariff-terms.ts'
import { day, defineList, type FiltersOf, kopecks, oneOf, page, text } from '../search/index.ts'

/** All accounts, the new ones first. */
export const adminUserList = defineList(
  { q: text('q'), role: oneOf('role', ROLES), state: oneOf('state', ACCOUNT_STATES), page: page() },
  { canonical: [] },
)
export type AdminUserFilters = FiltersOf<typeof adminUserList>

/** The journal, the last line first. */
export const staffLogList = defineList(
  {
    /** Id of a colleague. */
    actor: text('actor'),
    action: oneOf('action', STAFF_ACTIONS),
    object: oneOf('object', STAFF_OBJECTS),
    /** Number or id of the object. */
    objectId: text('id'),
    /** Days, both included. */
    dateFrom: day('dateFrom'),
    dateTo: day('dateTo'),
    page: page(),
  },
  { canonical: [], within: { objectId: 'object' } },
)
export type StaffLogFilters = FiltersOf<typeof staffLogList>

/** All payments, the new ones first. */
export const adminPaymentList = defineList(
  {
    /** A number, a name, an address or a phone. */
    q: text('q'),
    status: oneOf('status', PAYMENT_STATUSES),
    totalFrom: kopecks('sumFrom'),
    totalTo: kopecks('sumTo'),
    /** Days, both included. */
    dateFrom: day('dateFrom'),
    dateTo: day('dateTo'),
    /** Id of a buyer. */
    buyer: text('buyer'),
    page: page(),
  },
  { canonical: [] },
)
export type AdminPaymentFilters = FiltersOf<typeof adminPaymentList>

/** What does not fit together between purchases, books and banks. */
export const moneyDifferenceList = defineList(
  { state: oneOf('state', ['open', 'gone'] as const), page: page() },
  { canonical: [] },
)
export type MoneyDifferenceFilters = FiltersOf<typeof moneyDifferenceList>

/** The table of moved addresses: pages of it. */
export const redirectList = defineList({ page: page() }, { canonical: [] })
export type RedirectFilters = FiltersOf<typeof redirectList>

/** A new question of the help: the section that it is meant for. */
export const faqDeskList = defineList({ section: text('section'), page: page() }, { canonical: [] })

/** All articles, the new ones first. */
export const adminArticleList = defineList(
  {
    /** Words of the article, or the name of its author. */
    q: text('q'),
    category: oneOf('category', ARTICLE_CATEGORIES),
    status: oneOf('status', PUBLICATION_STATUSES),
    /** Id of an author. */
    author: text('author'),
    page: page(),
  },
  { canonical: [] },
)
export type AdminArticleFilters = FiltersOf<typeof adminArticleList>
