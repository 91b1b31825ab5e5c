import type {
  ArticleBlock,
  ArticleCategory,
  BudgetType,
  BusinessType,
  CANCELLING_PARTIES,
  Calculation,
  CancelReason,
  Category,
  CategoryProperty,
  CHAT_KINDS,
  CHAT_STATUSES,
  COMPLAINT_REASONS,
  COMPLAINT_TARGETS,
  CONSENTS,
  CompanyPeriod,
  ComplaintStatus,
  ContactMode,
  ContentRejectRule,
  DateMode,
  LEDGER_KINDS,
  MESSAGE_KINDS,
  NotificationKind,
  OfferStatus,
  Operation,
  PaymentStatus,
  PeriodUnit,
  PlaceMode,
  PriceType,
  PropertyValue,
  PublicationStatus,
  PurchasableService,
  Purchase,
  REFUND_REASONS,
  ReplySource,
  ReplyStatus,
  Role,
  TariffType,
  TaskInput,
  TaskRejectRule,
  TaskStatus,
  VERIFICATION_STATUSES,
  VISIBLE_FOR,
} from '@artel/core/contract'
import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely'

/** A moment: read as a `Date`, written as a `Date` or as ISO text. */
type Instant = ColumnType<Date, Date | string, Date | string>
/** A moment that the database sets when it is left out. */
type InstantNow = ColumnType<Date, Date | string | undefined, Date | string>
type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** Text that may be left out. */
type NullableText = ColumnType<string | null, string | null | undefined, string | null>
/** JSON that arrives parsed and is written as text. */
type Json<T extends object> = JSONColumnType<T, string | undefined, string>

/** @public Declarations of queries name it. */
export interface RegionsTable {
  id: number
  name: string
  lat: number
  lon: number
}

/** @public Declarations of queries name it. */
export interface CitiesTable {
  id: number
  region_id: number
  name: string
  name_locative: string
  lat: number
  lon: number
  population: number
  time_zone_offset: number
  search_name: GeneratedAlways<string>
}

/** @public Declarations of queries name it. */
export interface UsersTable {
  id: string
  code: string
  email: string
  email_confirmed_at: NullableInstant
  phone_number: string | null
  password_hash: string
  role: Role
  first_name: string
  last_name: string
  city_id: number | null
  last_visit_at: NullableInstant
  created_at: InstantNow
  version: Generated<number>
  avatar_id: ColumnType<string | null, string | null | undefined, string | null>
  deleted_at: NullableInstant
}

/** @public Declarations of queries name it. */
export interface CompaniesTable {
  id: string
  user_id: string
  business_type: BusinessType
  verification_status: Generated<(typeof VERIFICATION_STATUSES)[number]>
  short_name: string | null
  company_phone_number: string | null
  about: Generated<string>
  created_at: InstantNow
  inn: NullableText
  ogrn: NullableText
  address: NullableText
  /** `YYYY-MM-DD` */
  foundation_date: NullableText
  experience: Json<CompanyPeriod[]>
  education: Json<CompanyPeriod[]>
  visit_client: Generated<boolean>
  districts: Generated<string[]>
  verified_at: NullableInstant
  version: Generated<number>
}

/** @public Declarations of queries name it. */
export interface CompanyCategoriesTable {
  company_id: string
  category_id: number
  position: number
}

/** @public Declarations of queries name it. */
export interface ConsentsTable {
  id: GeneratedAlways<number>
  user_id: string
  kind: (typeof CONSENTS)[number]
  version: string
  given_at: Instant
  ip: string
}

/** @public Declarations of queries name it. */
export interface MailLinksTable {
  hash: Buffer
  user_id: string
  purpose: 'CONFIRM_EMAIL' | 'RESET_PASSWORD'
  email: string
  created_at: Instant
  expires_at: Instant
  used_at: NullableInstant
}

/** @public Declarations of queries name it. */
export interface LettersTable {
  id: GeneratedAlways<number>
  recipient: string
  subject: string
  text: string
  html: string
  created_at: Instant
  delivered_at: NullableInstant
}

/** @public Declarations of queries name it. */
export interface NotificationsTable {
  id: GeneratedAlways<number>
  user_id: string
  kind: NotificationKind
  title: string
  text: string
  path: string | null
  read_at: NullableInstant
  created_at: Instant
}

/** @public Declarations of queries name it. */
export interface NotificationSettingsTable {
  user_id: string
  kind: NotificationKind
  by_email: boolean
}

/** @public Declarations of queries name it. */
export interface SessionsTable {
  id: string
  user_id: string
  created_at: InstantNow
  last_used_at: InstantNow
  ended_at: NullableInstant
  end_reason: 'LOGOUT' | 'REUSE' | 'EXPIRED' | 'ENDED' | 'PASSWORD_CHANGED' | 'ACCOUNT_DELETED' | null
  user_agent: Generated<string>
  ip: Generated<string>
}

/** @public Declarations of queries name it. */
export interface RefreshTokensTable {
  token_hash: Buffer
  session_id: string
  issued_at: InstantNow
  expires_at: Instant
  rotated_at: NullableInstant
}

/** @public Declarations of queries name it. */
export interface CategoriesTable {
  id: number
  parent_id: number | null
  slug: string
  name: string
  position: number
  properties: Json<CategoryProperty[]>
  meta: Json<Partial<Category['meta']>>
  on_main_page: Generated<boolean>
}

export interface TasksTable {
  id: Generated<number>
  author_id: string
  category_id: number
  title: string
  description: string
  properties: Json<Record<string, PropertyValue>>
  place_mode: PlaceMode
  city_id: number | null
  lat: number | null
  lon: number | null
  address_detail: string | null
  date_mode: DateMode
  start_period: NullableInstant
  end_period: Instant
  budget_type: BudgetType
  budget_from: number | null
  budget_to: number | null
  contact_mode: Generated<ContactMode>
  verified_only: Generated<boolean>
  replies_limit: Generated<number>
  status: TaskStatus
  replies_count: Generated<number>
  views_count: Generated<number>
  executor_id: string | null
  cancelled_by: (typeof CANCELLING_PARTIES)[number] | null
  cancel_reason: CancelReason | null
  cancel_comment: string | null
  reject_reason: TaskRejectRule | null
  finish_requested_at: NullableInstant
  published_at: NullableInstant
  ended_at: NullableInstant
  created_at: InstantNow
  updated_at: InstantNow
  version: Generated<number>
  search: GeneratedAlways<string>
  revision: ColumnType<TaskRevision | null, string | null | undefined, string | null>
  waiting_since: NullableInstant
  deleted_at: NullableInstant
  expiry_warned_at: NullableInstant
}

/** The values of a task that wait for a moderator: only those that differ from what is public. */
export type TaskRevision = Partial<
  Pick<TaskInput, 'title' | 'categoryId' | 'properties' | 'description' | 'placeMode' | 'cityId' | 'addressDetail'>
>

/** @public Declarations of queries name it. */
export interface TaskEventsTable {
  id: GeneratedAlways<number>
  task_id: number
  event: string
  actor_id: string | null
  from_status: TaskStatus | null
  to_status: TaskStatus
  reason: string | null
  comment: string | null
  created_at: InstantNow
}

/** @public Declarations of queries name it. */
export interface TaskRepliesTable {
  id: Generated<number>
  task_id: number
  executor_id: string
  text: string
  price_type: PriceType
  price: number | null
  term_days: number
  status: ReplyStatus
  created_at: InstantNow
  updated_at: InstantNow
  version: Generated<number>
  viewed_at: NullableInstant
  refund_due_at: NullableInstant
}

/** @public Declarations of queries name it. */
export interface TaskOffersTable {
  id: Generated<number>
  task_id: number
  client_id: string
  executor_id: string
  message: string
  status: OfferStatus
  created_at: InstantNow
  updated_at: InstantNow
  version: Generated<number>
}

/** @public Declarations of queries name it. */
export interface ComplaintsTable {
  id: string
  author_id: string
  target: (typeof COMPLAINT_TARGETS)[number]
  target_id: string
  reason: (typeof COMPLAINT_REASONS)[number]
  text: string
  status: Generated<ComplaintStatus>
  moderator_id: NullableText
  verdict: NullableText
  created_at: InstantNow
  decided_at: NullableInstant
}

/** @public Declarations of queries name it. */
export interface ChatsTable {
  id: Generated<number>
  kind: (typeof CHAT_KINDS)[number]
  status: Generated<(typeof CHAT_STATUSES)[number]>
  task_id: number | null
  reply_id: number | null
  client_id: string
  executor_id: string
  last_seq: Generated<number>
  client_read_seq: Generated<number>
  executor_read_seq: Generated<number>
  last_message_at: InstantNow
  created_at: InstantNow
  offer_id: ColumnType<number | null, number | null | undefined, number | null>
  created_by: NullableText
  client_hidden_seq: Generated<number>
  executor_hidden_seq: Generated<number>
}

/** @public Declarations of queries name it. */
export interface ChatRemindersTable {
  chat_id: number
  user_id: string
  seq: number
}

/** @public Declarations of queries name it. */
export interface ChatMessagesTable {
  id: string
  chat_id: number
  seq: number
  kind: Generated<(typeof MESSAGE_KINDS)[number]>
  sender_id: string | null
  text: string
  visible_for: Generated<(typeof VISIBLE_FOR)[number]>
  created_at: InstantNow
}

/** @public Declarations of queries name it. */
export interface IdempotencyKeysTable {
  user_id: string
  key: string
  operation: Operation
  request_hash: Buffer
  response: JSONColumnType<object, string | null | undefined, string> | null
  created_at: InstantNow
}

/** @public Declarations of queries name it. */
export interface JobsTable {
  id: GeneratedAlways<number>
  name: string
  payload: ColumnType<unknown, string | undefined, string>
  key: string | null
  run_at: Instant
  attempts: Generated<number>
  lease_id: string | null
  leased_until: NullableInstant
  last_error: string | null
  failed_at: NullableInstant
  created_at: InstantNow
}

/** @public Declarations of queries name it. */
export interface ArticlesTable {
  id: Generated<number>
  author_id: string
  category: ArticleCategory
  title: string
  lead: Generated<string>
  body: Json<ArticleBlock[]>
  tags: Generated<string[]>
  is_public: Generated<boolean>
  status: PublicationStatus
  reject_rule: ContentRejectRule | null
  published_at: NullableInstant
  created_at: InstantNow
  updated_at: InstantNow
  version: Generated<number>
}

/** @public Declarations of queries name it. */
export interface LandingCategoriesTable {
  id: number
  parent_id: number | null
  category_id: number
  slug: string
  name: string
  position: number
  title: string
  lead: string
  questions: Json<{ question: string; answer: string }[]>
}

/** @public Declarations of queries name it. */
export interface RedirectsTable {
  id: Generated<number>
  from_path: string
  to_path: string
  created_at: InstantNow
}

/** @public Declarations of queries name it. */
export interface PaymentsTable {
  id: string
  user_id: string
  status: PaymentStatus
  purchase: Json<Purchase>
  lines: Json<Calculation['lines']>
  total: number
  provider: 'sandbox' | 'yookassa'
  provider_id: string | null
  confirmation_url: string | null
  created_at: InstantNow
  paid_at: NullableInstant
  ended_at: NullableInstant
  returned_at: NullableInstant
}

/** @public Declarations of queries name it. */
export interface SandboxPaymentsTable {
  id: string
  payment_id: string
  amount: number
  description: string
  return_url: string
  status: Generated<'pending' | 'succeeded' | 'canceled'>
  refunded_at: NullableInstant
  created_at: InstantNow
}

/** @public Declarations of queries name it. */
export interface UserTariffsTable {
  id: Generated<number>
  user_id: string
  type: Exclude<TariffType, 'FREE'>
  from_at: Instant
  until: Instant
  payment_id: string | null
}

/** @public Declarations of queries name it. */
export interface ReplyMonthsTable {
  user_id: string
  from_at: Instant
  used: number
}

/** @public Declarations of queries name it. */
export interface UserServicesTable {
  id: Generated<number>
  user_id: string
  type: PurchasableService
  unit: PeriodUnit
  amount: number | null
  used: Generated<number>
  from_at: Instant
  until: Instant
  category_id: number | null
  city_id: number | null
  payment_id: string | null
  ended_at: NullableInstant
}

/** @public Declarations of queries name it. */
export interface ReplyLedgerTable {
  id: Generated<number>
  user_id: string
  kind: (typeof LEDGER_KINDS)[number]
  source: ReplySource
  amount: number
  reply_id: number | null
  task_id: number | null
  month_from: NullableInstant
  service_id: number | null
  reason: (typeof REFUND_REASONS)[number] | null
  created_at: InstantNow
}

/** @public Declarations of queries name it. */
export interface FilesTable {
  id: string
  owner_id: string
  is_private: boolean
  name: string
  type: string
  size: number
  width: number | null
  height: number | null
  created_at: InstantNow
  attached_at: NullableInstant
  dead_at: NullableInstant
}

/** @public Declarations of queries name it. */
export interface AttachmentsTable {
  file_id: string
  task_id: number | null
  reply_id: number | null
  message_id: string | null
  complaint_id: ColumnType<string | null, string | null | undefined, never>
  position: number
}

/** Every table of migrations/, as Kysely types it. `bigint` columns arrive as numbers. */
export interface Schema {
  regions: RegionsTable
  cities: CitiesTable
  users: UsersTable
  companies: CompaniesTable
  company_categories: CompanyCategoriesTable
  consents: ConsentsTable
  mail_links: MailLinksTable
  letters: LettersTable
  notifications: NotificationsTable
  notification_settings: NotificationSettingsTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  categories: CategoriesTable
  tasks: TasksTable
  task_events: TaskEventsTable
  task_replies: TaskRepliesTable
  task_offers: TaskOffersTable
  complaints: ComplaintsTable
  chats: ChatsTable
  chat_messages: ChatMessagesTable
  chat_reminders: ChatRemindersTable
  idempotency_keys: IdempotencyKeysTable
  jobs: JobsTable
  articles: ArticlesTable
  landing_categories: LandingCategoriesTable
  redirects: RedirectsTable
  files: FilesTable
  attachments: AttachmentsTable
  payments: PaymentsTable
  sandbox_payments: SandboxPaymentsTable
  user_tariffs: UserTariffsTable
  reply_months: ReplyMonthsTable
  user_services: UserServicesTable
  reply_ledger: ReplyLedgerTable
}

export type CategoryRow = Selectable<CategoriesTable>
export type TaskRow = Omit<Selectable<TasksTable>, 'search' | 'expiry_warned_at'>
export type NewTaskRow = Insertable<TasksTable>
export type ReplyRow = Selectable<TaskRepliesTable>
export type OfferRow = Selectable<TaskOffersTable>
export type ChatRow = Omit<Selectable<ChatsTable>, 'created_by'>
export type MessageRow = Selectable<ChatMessagesTable>
