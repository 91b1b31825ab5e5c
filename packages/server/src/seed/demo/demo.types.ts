import type {
  BudgetType,
  BusinessType,
  ContactMode,
  DateMode,
  PlaceMode,
  PriceType,
  PropertyValue,
  ReplyStatus,
  ReviewStatus,
  Role,
  TaskStatus,
  VerificationStatus,
} from '@artel/core/contract'
import type { CancellingParty, TaskEventName } from '@artel/core/tasks'
import type { City } from '../../features/geocoder/gazetteer.ts'
import type { Speaker } from '../content/wording.ts'

/** Milliseconds of the units that the demo reckons in. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The company of an executor; moments in milliseconds, here and below. */
interface DemoCompany {
  readonly id: string
  readonly businessType: BusinessType
  readonly verificationStatus: VerificationStatus
  readonly shortName: string | null
  readonly phone: string
  readonly about: string
}

/** Somebody with an account. */
export interface DemoUser {
  readonly id: string
  readonly code: string
  readonly email: string
  readonly phone: string
  readonly role: Role
  readonly firstName: string
  readonly lastName: string
  /** How the texts of this person agree. */
  readonly speaker: Speaker
  readonly city: City
  readonly districts: readonly string[]
  readonly createdAt: number
  readonly lastVisitAt: number
  readonly company: DemoCompany | null
  /** Slugs of the root categories an executor works in. */
  readonly trades: readonly string[]
  /** Slugs of all that a specialist does. */
  readonly leaves?: readonly string[]
  /** Slugs of what somebody offers who is no specialist; of most of them it is chosen from their trades. */
  readonly offers?: readonly string[]
}

/** What is known of somebody before they have an account. */
export interface DemoPortrait {
  readonly email?: string
  readonly role: Role
  readonly speaker: Exclude<Speaker, 'they'>
  readonly firstName?: string
  readonly lastName?: string
  readonly businessType?: BusinessType
  readonly verificationStatus?: VerificationStatus
  readonly shortName?: string
  readonly about?: string
  readonly trades?: readonly string[]
  readonly leaves?: readonly string[]
  readonly offers?: readonly string[]
}

/** A row of `tasks`. Money in kopecks. */
export interface DemoTask {
  readonly author: DemoUser
  readonly categoryId: number
  readonly title: string
  readonly description: string
  readonly properties: Readonly<Record<string, PropertyValue>>
  readonly placeMode: PlaceMode
  readonly city: City | null
  readonly lat: number | null
  readonly lon: number | null
  readonly addressDetail: string | null
  readonly dateMode: DateMode
  readonly startPeriod: number | null
  readonly endPeriod: number
  readonly budgetType: BudgetType
  readonly budgetFrom: number | null
  readonly budgetTo: number | null
  readonly contactMode: ContactMode
  readonly verifiedOnly: boolean
  readonly createdAt: number
}

/** A row of `task_events`. */
interface DemoEvent {
  readonly event: TaskEventName
  readonly actorId: string | null
  readonly from: TaskStatus | null
  readonly to: TaskStatus
  readonly reason: string | null
  readonly comment: string | null
  readonly at: number
}

/** A row of `chat_messages`; its number is its place in the chat, from 1. */
interface DemoMessage {
  readonly id: string
  readonly senderId: string | null
  readonly text: string
  readonly at: number
}

/** A reply with its chat. */
export interface DemoDeal {
  readonly executor: DemoUser
  readonly text: string
  readonly priceType: PriceType
  readonly price: number | null
  readonly termDays: number
  readonly createdAt: number
  status: ReplyStatus
  updatedAt: number
  version: number
  chatStatus: 'OPEN' | 'CLOSE'
  clientReadSeq: number
  executorReadSeq: number
  readonly messages: DemoMessage[]
}

/** A row of `reviews`. */
export interface DemoReview {
  readonly author: DemoUser
  readonly subject: DemoUser
  readonly rating: number
  readonly quality: number | null
  readonly punctuality: number | null
  readonly communication: number | null
  readonly text: string
  readonly dealEndedAt: number
  readonly createdAt: number
  reply: string | null
  repliedAt: number | null
  status: ReviewStatus
  publishedAt: number | null
  version: number
}

/** A task with all that has happened to it. */
export interface DemoLife {
  readonly task: DemoTask
  readonly state: {
    status: TaskStatus
    executorId: string | null
    cancelledBy: CancellingParty | null
    cancelReason: string | null
    cancelComment: string | null
    rejectReason: string | null
    publishedAt: number | null
    endedAt: number | null
    updatedAt: number
    version: number
    repliesCount: number
    viewsCount: number
  }
  readonly events: DemoEvent[]
  readonly deals: DemoDeal[]
  readonly reviews: DemoReview[]
}
