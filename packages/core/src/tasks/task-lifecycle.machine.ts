import { and, assign, setup } from 'xstate'
import { TASK_LIMITS } from '../contract/task-terms.ts'
import { firstRefusal, unless } from '../lifecycle/index.ts'
import { MODERATED_FIELDS } from './moderated-fields.ts'
import type { TaskCommand, TaskOccasion, TaskWrites } from './task-lifecycle.types.ts'
import { type TaskRefusal, taskRefusalRules } from './task-refusals.ts'
import { TASK_TIMES } from './task-times.ts'

type Context = TaskOccasion & { readonly changes: TaskWrites }
type Hindrance = Exclude<TaskRefusal, 'WRONG_STATE'>

const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString()
const commentOf = (comment: string | null) => comment?.trim() || null
/** Nothing is said against it any more. */
const cleared = { rejectReason: null, rejectField: null, rejectComment: null } as const

/**
 * The whole table of product §10 as one machine: the server decides with it, buttons and tests are made from it. A
 * transition is guarded by the refusals that must not apply. States are the statuses of a task and NEW, which is none yet.
 * It is never started: {@link decideTask} asks it for one step. Needs no ports.
 */
export const taskLifecycleMachine = setup({
  types: { input: {} as TaskOccasion, context: {} as Context, events: {} as TaskCommand },
  guards: {
    isUnhindered: ({ context, event }, { refusals }: { readonly refusals: readonly Hindrance[] }) =>
      firstRefusal(taskRefusalRules, refusals, { ...context, event }) === null,
    // What staff removed returns only through moderation, however fresh it is.
    isFreshAndUnchanged: ({ context }) =>
      context.task?.endedAt != null &&
      !context.task.hasRevision &&
      context.task.cancelledBy !== 'ADMIN' &&
      context.now <= Date.parse(context.task.endedAt) + TASK_TIMES.republish,
  },
  actions: {
    publish: assign({ changes: ({ context }) => ({ ...context.changes, publishedAt: isoOf(context.now) }) }),
    refuse: assign({
      changes: ({ event }) =>
        event.type === 'REJECT'
          ? {
              rejectReason: event.rule,
              rejectField: event.field ?? null,
              rejectComment: commentOf(event.comment ?? null),
            }
          : {},
    }),
    applyRevision: assign({ changes: { revision: 'APPLY', ...cleared } }),
    dropRevision: assign({ changes: ({ context }) => ({ ...context.changes, revision: 'DROP' as const }) }),
    resubmit: assign({ changes: cleared }),
    sortFields: assign({
      changes: ({ event }) =>
        event.type === 'UPDATE'
          ? { fieldsToModerate: event.fields.filter((field) => MODERATED_FIELDS.has(field)), ...cleared }
          : {},
    }),
    chooseExecutor: assign({
      changes: ({ context, event }) => {
        if (event.type === 'ACCEPT_REPLY') return { executorId: event.executorId }
        return context.actor === 'system' ? {} : { executorId: context.actor.id }
      },
    }),
    cancel: assign({
      changes: ({ event }, { party }: { readonly party: 'AUTHOR' | 'EXECUTOR' }) =>
        'reason' in event
          ? { cancelledBy: party, cancelReason: event.reason, cancelComment: commentOf(event.comment) }
          : {},
    }),
    remove: assign({
      changes: ({ event }) =>
        event.type === 'REMOVE'
          ? {
              ...cleared,
              cancelledBy: 'ADMIN' as const,
              rejectReason: event.rule,
              cancelComment: commentOf(event.comment),
            }
          : {},
    }),
    requestFinish: assign({ changes: ({ context }) => ({ finishRequestedAt: isoOf(context.now) }) }),
    declineFinish: assign({ changes: { finishRequestedAt: null } }),
    reopen: assign({ changes: ({ context }) => reopened(context) }),
    delete: assign({ changes: ({ context }) => ({ deletedAt: isoOf(context.now) }) }),
  },
}).createMachine({
  id: 'taskLifecycle',
  context: ({ input }) => ({ ...input, changes: {} }),
  initial: 'NEW',
  states: {
    NEW: {
      on: {
        CREATE: { target: 'PENDING', guard: unless('NOT_A_CUSTOMER', 'EMAIL_NOT_CONFIRMED', 'TASK_LIMIT_REACHED') },
      },
    },
    PENDING: {
      on: {
        APPROVE: { target: 'APPROVED', guard: unless('NOT_STAFF', 'CONTACTS_FOUND'), actions: 'publish' },
        REJECT: { target: 'REJECTED', guard: unless('NOT_STAFF', 'RULE_UNKNOWN'), actions: 'refuse' },
        UPDATE: { target: 'PENDING', guard: unless('NOT_AUTHOR', 'CATEGORY_LOCKED'), actions: 'resubmit' },
        CANCEL_BY_AUTHOR: {
          target: 'CANCELED',
          guard: unless('NOT_AUTHOR', 'REASON_UNFIT', 'COMMENT_REQUIRED', 'COMMENT_TOO_LONG'),
          actions: { type: 'cancel', params: { party: 'AUTHOR' } },
        },
        DELETE: { guard: unless('NOT_AUTHOR', 'HAS_EXECUTOR'), actions: 'delete' },
      },
    },
    REJECTED: {
      on: {
        UPDATE: { target: 'PENDING', guard: unless('NOT_AUTHOR', 'CATEGORY_LOCKED'), actions: 'resubmit' },
        DELETE: { guard: unless('NOT_AUTHOR', 'HAS_EXECUTOR'), actions: 'delete' },
      },
    },
    APPROVED: {
      on: {
        UPDATE: { target: 'APPROVED', guard: unless('NOT_AUTHOR', 'CATEGORY_LOCKED'), actions: 'sortFields' },
        APPROVE: {
          target: 'APPROVED',
          guard: unless('NOT_STAFF', 'NOTHING_TO_CHECK', 'CONTACTS_FOUND'),
          actions: 'applyRevision',
        },
        REJECT: {
          target: 'APPROVED',
          guard: unless('NOT_STAFF', 'NOTHING_TO_CHECK', 'RULE_UNKNOWN'),
          actions: ['refuse', 'dropRevision'],
        },
        ACCEPT_REPLY: {
          target: 'IN_PROGRESS',
          guard: unless('NOT_AUTHOR', 'HAS_EXECUTOR', 'OWN_TASK'),
          actions: ['chooseExecutor', 'dropRevision'],
        },
        ACCEPT_OFFER: {
          target: 'IN_PROGRESS',
          guard: unless('NOT_AN_EXECUTOR', 'HAS_EXECUTOR', 'OWN_TASK'),
          actions: ['chooseExecutor', 'dropRevision'],
        },
        CANCEL_BY_AUTHOR: {
          target: 'CANCELED',
          guard: unless('NOT_AUTHOR', 'REASON_UNFIT', 'COMMENT_REQUIRED', 'COMMENT_TOO_LONG'),
          actions: { type: 'cancel', params: { party: 'AUTHOR' } },
        },
        EXPIRE: { target: 'ARCHIVED', guard: unless('NOT_SYSTEM', 'TOO_EARLY') },
        REMOVE: {
          target: 'CANCELED',
          guard: unless('NOT_ADMIN', 'RULE_UNKNOWN', 'COMMENT_TOO_LONG'),
          actions: 'remove',
        },
      },
    },
    IN_PROGRESS: {
      on: {
        CANCEL_BY_AUTHOR: {
          target: 'CANCELED',
          guard: unless('NOT_AUTHOR', 'REASON_UNFIT', 'COMMENT_REQUIRED', 'COMMENT_TOO_LONG'),
          actions: { type: 'cancel', params: { party: 'AUTHOR' } },
        },
        CANCEL_BY_EXECUTOR: {
          target: 'CANCELED',
          guard: unless('NOT_EXECUTOR', 'REASON_UNFIT', 'COMMENT_REQUIRED', 'COMMENT_TOO_LONG'),
          actions: { type: 'cancel', params: { party: 'EXECUTOR' } },
        },
        REQUEST_FINISH: {
          target: 'IN_PROGRESS',
          guard: unless('NOT_EXECUTOR', 'FINISH_REQUESTED'),
          actions: 'requestFinish',
        },
        DECLINE_FINISH: {
          target: 'IN_PROGRESS',
          guard: unless('NOT_AUTHOR', 'FINISH_NOT_REQUESTED', 'COMMENT_REQUIRED', 'COMMENT_TOO_LONG'),
          actions: 'declineFinish',
        },
        FINISH: { target: 'FINISHED', guard: unless('NOT_AUTHOR') },
        AUTO_FINISH: {
          target: 'FINISHED',
          guard: unless('NOT_SYSTEM', 'FINISH_NOT_REQUESTED', 'COMPLAINT_OPEN', 'TOO_EARLY'),
        },
        REMOVE: {
          target: 'CANCELED',
          guard: unless('NOT_ADMIN', 'RULE_UNKNOWN', 'COMMENT_TOO_LONG'),
          actions: 'remove',
        },
      },
    },
    ARCHIVED: {
      on: {
        REPUBLISH: [
          {
            target: 'APPROVED',
            guard: and([unless('NOT_AUTHOR', 'TASK_LIMIT_REACHED'), 'isFreshAndUnchanged']),
            actions: ['reopen', 'publish'],
          },
          { target: 'PENDING', guard: unless('NOT_AUTHOR', 'TASK_LIMIT_REACHED'), actions: 'reopen' },
        ],
        DELETE: { guard: unless('NOT_AUTHOR', 'HAS_EXECUTOR'), actions: 'delete' },
      },
    },
    CANCELED: {
      on: {
        REPUBLISH: [
          {
            target: 'APPROVED',
            guard: and([unless('NOT_AUTHOR', 'TASK_LIMIT_REACHED'), 'isFreshAndUnchanged']),
            actions: ['reopen', 'publish'],
          },
          { target: 'PENDING', guard: unless('NOT_AUTHOR', 'TASK_LIMIT_REACHED'), actions: 'reopen' },
        ],
        DELETE: { guard: unless('NOT_AUTHOR', 'HAS_EXECUTOR'), actions: 'delete' },
      },
    },
    FINISHED: { type: 'final' },
  },
})

/** A task starts anew; one whose days have passed would expire at once, so it becomes open-ended. */
const reopened = ({ task, now }: Context): TaskWrites => ({
  ...(task?.hasRevision && { revision: 'APPLY' }),
  executorId: null,
  cancelledBy: null,
  cancelReason: null,
  cancelComment: null,
  ...cleared,
  finishRequestedAt: null,
  ...(task && Date.parse(task.endPeriod) <= now
    ? { dateMode: 'FLEXIBLE', startPeriod: null, endPeriod: isoOf(now + TASK_LIMITS.openEndedDays * 86_400_000) }
    : {}),
})
