import type { CANCELLING_PARTIES, CancelReason, TaskRejectField, TaskRejectRule } from '../contract/task-terms.ts'
import type { DateMode, TaskInput, TaskStatus } from '../contract/tasks.ts'
import type { Actor } from '../lifecycle/index.ts'
import type { FoundContact } from './find-contacts.ts'

/** Who ended a task before its end (product §3). */
export type CancellingParty = (typeof CANCELLING_PARTIES)[number]

/** What the lifecycle must know of a task. Moments are ISO 8601. */
export interface TaskFacts {
  readonly status: TaskStatus
  readonly authorId: string
  readonly executorId: string | null
  readonly cancelledBy: CancellingParty | null
  readonly repliesCount: number
  readonly endPeriod: string
  readonly finishRequestedAt: string | null
  /** When it was finished, archived or cancelled. */
  readonly endedAt: string | null
  /** A change of an approved text or place waits for moderation. */
  readonly hasRevision: boolean
}

/** Events of the table in product §10 with what each needs to be decided; the rest of it is in {@link TaskFacts}. */
export type TaskCommand =
  | { readonly type: 'CREATE'; readonly isEmailConfirmed: boolean; readonly openTasks: number }
  /** `contacts` found in the text stop the system, not a moderator. */
  | { readonly type: 'APPROVE'; readonly contacts: readonly FoundContact[] }
  /** `field` that the rule was broken in, and `comment` for the author. */
  | {
      readonly type: 'REJECT'
      readonly rule: TaskRejectRule
      readonly field?: TaskRejectField | null
      readonly comment?: string | null
    }
  | { readonly type: 'UPDATE'; readonly fields: readonly (keyof TaskInput)[] }
  | { readonly type: 'ACCEPT_REPLY'; readonly executorId: string }
  | { readonly type: 'ACCEPT_OFFER' }
  | { readonly type: 'CANCEL_BY_AUTHOR'; readonly reason: CancelReason; readonly comment: string | null }
  | { readonly type: 'CANCEL_BY_EXECUTOR'; readonly reason: CancelReason; readonly comment: string | null }
  | { readonly type: 'REQUEST_FINISH' }
  | { readonly type: 'DECLINE_FINISH'; readonly comment: string }
  | { readonly type: 'FINISH' }
  | { readonly type: 'AUTO_FINISH'; readonly hasOpenComplaint: boolean }
  | { readonly type: 'EXPIRE' }
  | { readonly type: 'REPUBLISH'; readonly openTasks: number }
  | { readonly type: 'REMOVE'; readonly rule: TaskRejectRule; readonly comment: string | null }
  | { readonly type: 'DELETE' }

/** Name of an event of the task's lifecycle. */
export type TaskEventName = TaskCommand['type']

/** What a transition writes beside the status. A key that is absent stays as it is. Moments are ISO 8601. */
export interface TaskWrites {
  readonly executorId?: string | null
  readonly cancelledBy?: CancellingParty | null
  readonly cancelReason?: CancelReason | null
  readonly cancelComment?: string | null
  readonly rejectReason?: TaskRejectRule | null
  /** Where the rule was broken, and advice to the author. */
  readonly rejectField?: TaskRejectField | null
  readonly rejectComment?: string | null
  readonly publishedAt?: string
  readonly finishRequestedAt?: string | null
  readonly deletedAt?: string
  readonly dateMode?: DateMode
  readonly startPeriod?: string | null
  readonly endPeriod?: string
  /** Fields of an UPDATE that must pass moderation first; the approved values stay public until then. */
  readonly fieldsToModerate?: readonly (keyof TaskInput)[]
  /** What becomes of the changes that wait for moderation. */
  readonly revision?: 'APPLY' | 'DROP'
}

/** One attempt to change a task; `task` is `null` for CREATE. `now` in milliseconds. */
export interface TaskOccasion {
  readonly task: TaskFacts | null
  readonly actor: Actor
  readonly now: number
}
