import { addressOf } from '../../api/address.ts'
import type { ArticleBlock } from '../../contract/articles.ts'
import type { ArticleCategory, PublicationStatus } from '../../contract/content-terms.ts'
import type { Operation } from '../../contract/contract.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import type { FaqItem, FaqSection } from '../../contract/faq.ts'
import { operations } from '../../contract/operations.gen.ts'
import type { Role } from '../../contract/operations.ts'
import type { Payment } from '../../contract/tariffs.ts'
import type { BusinessType } from '../../contract/users.ts'
import type { MailAction } from '../../routes/index.ts'

/** The password of everybody who has joined. */
export const JOINED_PASSWORD = 'Artel-demo-1'

/** Somebody to make an account for. What is not said: a confirmed e-mail, no phone, an unverified sole trader. A phone is confirmed. */
export interface Newcomer {
  readonly role: Role
  readonly isVerified?: boolean
  readonly isEmailConfirmed?: boolean
  readonly businessType?: BusinessType
  readonly phone?: string
}

/** A file to be uploaded with a request. */
export interface UploadBytes {
  readonly name: string
  /** Media type, as the sender names it. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** One call of the contract, not checked: scenarios send what is wrong, too. */
export interface BackendRequest {
  readonly operation: Operation
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
  readonly files?: readonly UploadBytes[] | undefined
}

/** An answer as it came: `body` is the JSON of it, or `undefined` without one. */
export interface BackendReply {
  readonly status: number
  readonly body: unknown
}

/** An article, published when its status says so. */
export interface ArticleToStore {
  readonly authorId: string
  readonly title: string
  readonly lead: string
  readonly category: ArticleCategory
  readonly status: PublicationStatus
  readonly isPublic: boolean
  readonly body: readonly ArticleBlock[]
  readonly tags: readonly string[]
}

/** A landing page of services, with words of its own making. */
export interface LandingToStore {
  readonly slug: string
  readonly name: string
  /** Number of the page above it. */
  readonly parentId: number | null
}

/** A section of the help with its questions; `related` names questions by their slugs. */
export interface FaqToStore extends Omit<FaqSection, 'itemsCount'> {
  readonly items: readonly (Pick<FaqItem, 'slug' | 'question' | 'answer'> & { readonly related: readonly string[] })[]
}

/** What a buyer presses on the page of the bank. */
export type BankDecision = 'pay' | 'decline'

/**
 * What the scenarios are played on: the server in process, or the mocks of the stories. Tasks without contacts in their text
 * are published without a moderator, and time stands still.
 */
export interface Backend {
  /** Makes an account with a living session and answers the id of its user. */
  join(newcomer: Newcomer): Promise<string>
  /** Calls as the user of this id, or as a guest with `null`. */
  ask(userId: string | null, request: BackendRequest): Promise<BackendReply>
  /** Calls with an access token that an answer has brought. Nothing is kept between two calls: there are no cookies. */
  askWith(accessToken: string, request: BackendRequest): Promise<BackendReply>
  /** The secret of the link in the last letter of this kind to an address, when all letters have gone; `null` without one. */
  mailedSecret(email: string, action: MailAction): Promise<string | null>
  /** The code in the last SMS to a phone, when all have gone; `null` without one. */
  textedCode(phone: string): Promise<string | null>
  /** Makes an article, which no call does on the server, now, and answers its number. */
  storeArticle(article: ArticleToStore): Promise<number>
  /** Makes a landing page, which no call does, and answers its number. Up to a minute may pass before it shows. */
  storeLanding(page: LandingToStore): Promise<number>
  /** Makes a section of the help, which no call does, and answers the numbers of its questions. Up to a minute may pass before a search finds them. */
  storeFaq(section: FaqToStore): Promise<readonly number[]>
  /** The buyer decides on the bank's page that a purchase leads to; the backend is told at once. */
  decideAtBank(purchase: Payment, decision: BankDecision): Promise<void>
  /** Milliseconds since the epoch. */
  now(): number
  /** Lets time pass; no background job runs. */
  advance(milliseconds: number): void
}

/** Path with query that a request goes to. */
export const requestAddress = ({ operation, params, query }: BackendRequest): string =>
  addressOf(operations[operation], params, query)

/** The body of an answer that says no; `null` for one that says yes. */
export const refusalIn = ({ status, body }: BackendReply): ErrorBody | null =>
  status >= 400 ? (body as ErrorBody) : null
