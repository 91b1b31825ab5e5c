import type {
  BlockRule,
  BusinessType,
  CONSENTS,
  CompanyPeriod,
  Role,
  VERIFICATION_STATUSES,
} from '@artel/core/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Instant, InstantNow, Json, NullableInstant, NullableText } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    users: UsersTable
    companies: CompaniesTable
    company_categories: CompanyCategoriesTable
    executor_words: ExecutorWordsTable
    consents: ConsentsTable
  }
}

export interface UsersTable {
  id: string
  code: string
  email: string
  email_confirmed_at: NullableInstant
  phone_number: string | null
  /** Since when the phone is this account's and signs it in; until then others may have typed it, too. */
  phone_confirmed_at: NullableInstant
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
  /** Since when nobody can sign in, and why. */
  blocked_at: NullableInstant
  block_rule: ColumnType<BlockRule | null, BlockRule | null | undefined, BlockRule | null>
  block_comment: NullableText
  /** What the published reviews of this person come to; whoever publishes or removes one keeps it true. */
  rating_count: Generated<number>
  rating_sum: Generated<number>
  /** The smallest price of the price list, in kopecks, and how many works there are; the database keeps both. */
  price_from: GeneratedAlways<number | null>
  cases_count: GeneratedAlways<number>
  // What lists of executors are narrowed by; triggers keep it beside the account.
  business_type: GeneratedAlways<BusinessType | null>
  is_verified: GeneratedAlways<boolean | null>
  visit_client: GeneratedAlways<boolean | null>
  /** Numbers that stand for names of districts. */
  district_keys: GeneratedAlways<string[] | null>
  /** Ranges of moments with a tariff PRO, and with a place at the top. */
  pro_times: GeneratedAlways<string | null>
  top_times: GeneratedAlways<string | null>
  /** Typical minutes from a client's message to the executor's answer; a sweep renews it, `null` while too little is known. */
  answers_within: ColumnType<number | null, number | null | undefined, number | null>
}

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
  /** Public name and categories; the database keeps it, and makes a document to search of it. */
  words: Generated<string>
  search: GeneratedAlways<string>
}

export interface CompanyCategoriesTable {
  company_id: string
  category_id: number
  position: number
  // What lists of a category are read by; triggers keep them.
  executor_id: GeneratedAlways<string>
  city_id: GeneratedAlways<number | null>
  score: GeneratedAlways<number>
  since: GeneratedAlways<Date>
  is_listed: GeneratedAlways<boolean>
  business_type: GeneratedAlways<BusinessType>
  is_verified: GeneratedAlways<boolean>
  visit_client: GeneratedAlways<boolean>
  has_cases: GeneratedAlways<boolean>
  rating: GeneratedAlways<string | null>
  price_from: GeneratedAlways<number | null>
  district_keys: GeneratedAlways<string[]>
  pro_times: GeneratedAlways<string | null>
  top_times: GeneratedAlways<string | null>
}

/** What lists by words are read by: a row for each word of a company's document. Triggers keep it. */
export interface ExecutorWordsTable {
  word: GeneratedAlways<string>
  executor_id: GeneratedAlways<string>
  score: GeneratedAlways<number>
  since: GeneratedAlways<Date>
  is_listed: GeneratedAlways<boolean>
}

export interface ConsentsTable {
  id: GeneratedAlways<number>
  user_id: string
  kind: (typeof CONSENTS)[number]
  version: string
  given_at: Instant
  ip: string
}
