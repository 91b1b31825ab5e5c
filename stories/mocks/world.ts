import type {
  AccountExport,
  Category,
  ChatMessage,
  ComplaintStatus,
  LandingCategory,
  LandingInput,
  LogLine,
  MapPlace,
  ModerationRef,
  MoneyDifference,
  Notification,
  OwnCompany,
  PublicUser,
  Redirect,
  SitePageInput,
  SitePageName,
  StoredFile,
  TaskInput,
  TaskOffer,
  TaskReply,
  User,
} from '@artel/core/contract'
import type { KeptEdition } from '@artel/core/legal'
import type { ComplaintReason, ComplaintTarget } from '@artel/core/moderation'
import type { ChosenChannels } from '@artel/core/notifications'
import type { SignedChange } from '@artel/core/tariffs/billing'
import type { TaskRecord } from '@artel/core/tasks'
import { TEST_NOW } from '@artel/core/testing'
import type { TextLength } from '../workshop/text-length.ts'
import { seededCompanies, seededLinks, seededNotifications, seededSessions } from './fixtures/accounts.ts'
import { seededLog, seededPriceChanges } from './fixtures/admin.ts'
import { seededCategories } from './fixtures/categories.ts'
import { seededCategoryRequests } from './fixtures/category-requests.ts'
import { seededChats, seededMessages } from './fixtures/chats.ts'
import { seededArticlePlaces, seededArticles, seededCases, seededProducts, seededServices } from './fixtures/content.ts'
import { seededExecutors } from './fixtures/executors.ts'
import {
  seededFaq,
  seededLandings,
  seededLandingWords,
  seededQuestions,
  seededRedirects,
  seededSearches,
  seededVersions,
} from './fixtures/help.ts'
import { seededEditions } from './fixtures/legal.ts'
import { accounts, type Persona, people, userOf } from './fixtures/people.ts'
import { seededFiles } from './fixtures/pictures.ts'
import { seededPlaces } from './fixtures/places.ts'
import { seededReplies } from './fixtures/replies.ts'
import { seededProductReviews, seededReviews } from './fixtures/reviews.ts'
import { seededLedger, seededPayments, seededUserServices } from './fixtures/tariffs.ts'
import { seededTasks } from './fixtures/tasks.ts'
import { seededVerifications } from './fixtures/verifications.ts'
import { type StoredViews, seededViews } from './fixtures/views.ts'
import type { StoredLook } from './handlers/looks.ts'
import type {
  StoredArticle,
  StoredArticlePlace,
  StoredCase,
  StoredCategoryRequest,
  StoredChat,
  StoredContentVersion,
  StoredExecutor,
  StoredFaqSection,
  StoredLedgerLine,
  StoredLink,
  StoredPayment,
  StoredPhoneCode,
  StoredProduct,
  StoredProductReview,
  StoredPushDevice,
  StoredQuestion,
  StoredReview,
  StoredSearch,
  StoredService,
  StoredSession,
  StoredStanding,
  StoredTariffPeriod,
  StoredUserService,
  StoredVerification,
  UploadedFile,
} from './stored.ts'

/** A task as a database keeps it: everything there is to know, whoever asks. */
export interface StoredTask extends Omit<TaskRecord, 'revision' | 'endedAt' | 'agreed' | 'proposed' | 'executorPhone'> {
  /** What the author has answered to the questions of the category; `properties` has it in words. */
  answers: TaskInput['properties']
  revision: Partial<TaskInput> | null
  /** Since when the revision waits for a moderator. */
  revisedAt?: string
  endedAt: string | null
  /** Work on it that was cancelled before it was opened again. */
  pastDeals?: readonly { readonly executor: PublicUser; readonly endedAt: string }[]
}

/** A reply as a database keeps it. */
export type StoredReply = Omit<TaskReply, 'allowedEvents' | 'cases' | 'nearness'> & {
  readonly caseIds: readonly number[]
}

/** An offer as a database keeps it. */
export type StoredOffer = Omit<TaskOffer, 'allowedEvents'>

/** A complaint as a database keeps it. */
export interface StoredComplaint {
  readonly id: string
  readonly author: PublicUser
  readonly target: ComplaintTarget
  readonly targetId: string
  readonly reason: ComplaintReason
  readonly text: string
  readonly files: readonly StoredFile[]
  readonly createdAt: string
  status: ComplaintStatus
}

/** Who of the staff has opened an object. */
export interface StoredHold extends ModerationRef {
  readonly moderatorId: string
  readonly since: number
  until: number
}

/** A notification with whom it is for. */
export interface StoredNotification extends Notification {
  readonly userId: string
}

/** Everything the backend in memory holds. It lives as long as a story does. */
export interface MockWorld {
  /** Milliseconds since the epoch; time stands still. */
  now: number
  /** Publish tasks at once that show no contacts; otherwise a moderator has to. */
  autoModeration: boolean
  /** Who has looked at which task on which day. */
  readonly views: Set<string>
  /** How often pages of executors were looked at; who was counted is in `views`. */
  viewCounts: readonly StoredViews[]
  /** Replies that were ever on a short list. */
  readonly shortlisted: Set<number>
  /** How long the sentences of answers are; the world itself stays as it is. */
  textLength: TextLength
  /** Which session the browser's cookie holds. */
  session: string | null
  /** Sessions that are not over. */
  sessions: StoredSession[]
  /** Access tokens given out, with their sessions and until when they work. */
  readonly tokens: Map<string, { readonly sessionId: string; readonly expiresAt: number }>
  /** When wrong passwords were sent, by the account. */
  readonly wrongGuesses: Map<string, readonly number[]>
  /** When people took their data along, by the account. */
  readonly exports: Map<string, readonly number[]>
  /** Who can sign in, all with the password of the demo accounts. */
  accounts: User[]
  /** Passwords of those who changed theirs or registered. */
  readonly passwords: Map<string, string>
  readonly companies: Map<string, OwnCompany>
  /** Links that were mailed, the last first. */
  links: StoredLink[]
  /** Codes that were sent to phones, the last first. */
  phoneCodes: StoredPhoneCode[]
  /** When people gave other phones, by the account. */
  readonly phoneChanges: Map<string, readonly number[]>
  notifications: StoredNotification[]
  readonly notificationSettings: Map<string, ChosenChannels>
  pushDevices: readonly StoredPushDevice[]
  /** Secrets of the links that stop letters, with whose and which. */
  readonly stopLinks: Map<string, Pick<StoredNotification, 'userId' | 'kind'>>
  people: readonly PublicUser[]
  /** How many tasks a person has brought to an end since the story began. */
  readonly finished: Map<string, number>
  /** Who has left for good since the story began. */
  readonly gone: Set<string>
  /** What everybody was shown and does not come back; see `handlers/gone.ts`. */
  readonly removed: Set<string>
  executors: readonly StoredExecutor[]
  categories: readonly Category[]
  places: readonly MapPlace[]
  tasks: StoredTask[]
  replies: StoredReply[]
  offers: StoredOffer[]
  complaints: StoredComplaint[]
  /** What staff have opened; moments are milliseconds since the epoch. */
  holds: StoredHold[]
  /** What staff look at after it was sent. */
  looks: readonly StoredLook[]
  chats: readonly StoredChat[]
  messages: ChatMessage[]
  landings: LandingCategory[]
  /** Words of landing pages that were changed, by the number of the page. */
  landingWords: ReadonlyMap<number, LandingInput & { readonly version: number }>
  /** Words of pages that stand for themselves, where they were changed. */
  sitePages: ReadonlyMap<SitePageName, SitePageInput & { readonly version: number }>
  reviews: readonly StoredReview[]
  /** Clients whom the tariff of an executor has asked for a review. */
  reviewAsks: readonly { readonly taskId: number; readonly executorId: string; readonly clientId: string }[]
  productReviews: readonly StoredProductReview[]
  files: readonly UploadedFile[]
  searches: readonly StoredSearch[]
  tariffPeriods: readonly StoredTariffPeriod[]
  userServices: readonly StoredUserService[]
  payments: readonly StoredPayment[]
  /** What the bank, the books and the payments say differently. */
  moneyDifferences: readonly MoneyDifference[]
  /** What comes of a purchase that was begun: its buyer pays, the provider refuses, or nothing yet. */
  provider: 'takes' | 'refuses' | 'waits'
  ledger: readonly StoredLedgerLine[]
  products: readonly StoredProduct[]
  cases: readonly StoredCase[]
  services: readonly StoredService[]
  articles: readonly StoredArticle[]
  articlePlaces: readonly StoredArticlePlace[]
  faq: readonly StoredFaqSection[]
  contentVersions: readonly StoredContentVersion[]
  /** When who has said whether an answer helped. */
  faqRatings: readonly { readonly userId: string; readonly at: number }[]
  questions: StoredQuestion[]
  categoryRequests: StoredCategoryRequest[]
  verifications: readonly StoredVerification[]
  redirects: readonly Redirect[]
  /** Editions that administrators have published; the first of each text is not among them. */
  legalEditions: readonly KeptEdition[]
  /** What people have agreed to when they registered, the last first. */
  readonly consents: Map<string, AccountExport['consents']>
  /** Accounts that administrators have changed. */
  readonly standings: Map<string, StoredStanding>
  /** Prices and limits that administrators have set or called off, in their order. */
  priceChanges: readonly SignedChange[]
  /** What staff have done, the last first. */
  staffLog: readonly LogLine[]
  /** A number for whatever is made next. */
  nextId(): number
}

/** A believable small marketplace, the same every time. */
export const createMockWorld = ({ viewer = 'guest' }: { readonly viewer?: Persona } = {}): MockWorld => {
  let lastId = 10_000
  const sessions = seededSessions()
  return {
    now: Date.parse(TEST_NOW),
    autoModeration: false,
    views: new Set(),
    viewCounts: seededViews(),
    shortlisted: new Set(),
    textLength: 'normal',
    session: sessions.find(({ userId }) => userId === userOf(viewer)?.id)?.id ?? null,
    sessions,
    tokens: new Map(),
    wrongGuesses: new Map(),
    exports: new Map(),
    accounts: Object.values(accounts),
    passwords: new Map(),
    companies: seededCompanies(),
    links: seededLinks(),
    phoneCodes: [],
    phoneChanges: new Map(),
    notifications: seededNotifications(),
    notificationSettings: new Map(),
    pushDevices: [],
    stopLinks: new Map(),
    people,
    finished: new Map(),
    gone: new Set(),
    removed: new Set(),
    executors: seededExecutors(),
    categories: seededCategories(),
    places: seededPlaces(),
    tasks: seededTasks(),
    replies: seededReplies(),
    offers: [],
    complaints: [],
    holds: [],
    looks: [],
    chats: seededChats(),
    messages: seededMessages(),
    landings: seededLandings(),
    landingWords: seededLandingWords(),
    sitePages: new Map(),
    reviews: seededReviews(),
    reviewAsks: [],
    productReviews: seededProductReviews(),
    files: seededFiles(),
    searches: seededSearches(),
    tariffPeriods: [],
    userServices: seededUserServices(),
    payments: seededPayments(),
    moneyDifferences: [],
    provider: 'takes',
    ledger: seededLedger(seededReplies()),
    products: seededProducts(),
    cases: seededCases(),
    services: seededServices(),
    articles: seededArticles(),
    articlePlaces: seededArticlePlaces(),
    faq: seededFaq(),
    contentVersions: seededVersions(),
    faqRatings: [],
    questions: seededQuestions(),
    categoryRequests: seededCategoryRequests(),
    verifications: seededVerifications(),
    redirects: seededRedirects(),
    legalEditions: seededEditions(),
    consents: new Map(),
    standings: new Map(),
    priceChanges: seededPriceChanges(),
    staffLog: seededLog(),
    nextId() {
      lastId += 1
      return lastId
    },
  }
}

let world = createMockWorld()

/** The world of the story on the stage: one story is shown at a time. */
export const theWorld = (): MockWorld => world

/** A new world for a new story. */
export const openWorld = (viewer: Persona): MockWorld => {
  world = createMockWorld({ viewer })
  return world
}
