import { type ActorRefFrom, assign, emit, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate'
import { errorMessage, isApiError } from '../api/index.ts'
import type { ModerationDetails, ModerationHold } from '../contract/moderation.ts'
import { port } from '../ports/index.ts'
import { draftProblems, needsWords } from './desk-rules.ts'
import { HOLD_MS, type JudgedKind } from './desk-terms.ts'
import type {
  DeskContext,
  DeskDecision,
  DeskDraft,
  DeskEmitted,
  DeskEvent,
  DeskInput,
  DeskQueue,
  DeskTag,
  OpenedObject,
  Verdict,
} from './moderation-desk.types.ts'

/** Milliseconds after which a hold is taken anew: well before it runs out. */
export const HOLD_RENEWAL = HOLD_MS / 2

const NO_VERDICT = { decision: 'approve', rule: null, field: null, comment: '' } as const satisfies Partial<DeskDraft>
const NOTHING_YET: DeskDraft = { ...NO_VERDICT, category: null }

/**
 * A moderator's desk: one queue, an object at a time. The object on the desk is held against colleagues until it is left; after
 * a verdict the next one lies there at once. Ports: `listQueue`, `readObject`, `judge`, and `keepHold`, which holds an object for
 * as long as it runs and takes `renew`; `provideDesk` gives them.
 */
export const moderationDeskMachine = setup({
  types: {
    input: {} as DeskInput,
    context: {} as DeskContext,
    events: {} as DeskEvent,
    emitted: {} as DeskEmitted,
    tags: {} as DeskTag,
  },
  actors: {
    listQueue: fromPromise<DeskQueue, JudgedKind>(port('listQueue')),
    readObject: fromPromise<ModerationDetails, OpenedObject>(port('readObject')),
    judge: fromPromise<void, Verdict>(port('judge')),
    keepHold: fromCallback<{ type: 'renew' }, OpenedObject>(() => {}),
  },
  delays: { renewal: HOLD_RENEWAL },
  guards: {
    isAny: (_, { items }: DeskQueue) => items.length > 0,
    isOvertaken: (_, { error }: { error: unknown }) =>
      isApiError(error, 'NOT_FOUND', 'VERSION_CONFLICT', 'TRANSITION_REFUSED'),
    isLast: ({ context }) => context.queue.length <= 1,
    needsWords: ({ context }, decision: DeskDecision) => needsWords(context.kind, decision),
    isWhole: ({ context: { kind, draft } }) => {
      const lacking = Object.values(draftProblems(kind, draft))
      return lacking.every((problem) => problem === null)
    },
  },
  actions: {
    setQueue: assign(({ context }, { items, total }: DeskQueue) => ({
      queue: items,
      total,
      currentId: items.some(({ id }) => id === context.currentId) ? context.currentId : (items[0]?.id ?? null),
      message: null,
    })),
    setDetails: assign((_, details: ModerationDetails) => ({
      details,
      draft: { ...NO_VERDICT, category: details.category },
      isAttempted: false,
    })),
    forget: assign({ details: null, message: null, isAttempted: false, draft: NOTHING_YET }),
    turn: assign(({ context: { queue, currentId } }, step: number) => {
      const at = queue.findIndex(({ id }) => id === currentId)
      return { currentId: queue[(at + step + queue.length) % queue.length]?.id ?? null }
    }),
    open: assign((_, id: string) => ({ currentId: id })),
    putAway: assign(({ context: { queue, currentId, total } }) => {
      const at = queue.findIndex(({ id }) => id === currentId)
      const rest = queue.filter(({ id }) => id !== currentId)
      return { queue: rest, total: Math.max(total - 1, 0), currentId: (rest[at] ?? rest[0])?.id ?? null }
    }),
    change: assign(({ context }, part: Partial<DeskDraft>) => ({
      draft: { ...context.draft, ...part },
      message: null,
    })),
    attempt: assign({ isAttempted: true }),
    fail: assign((_, { error }: { error: unknown }) => ({ message: errorMessage(error) })),
    setHold: assign(({ context: { queue, details, currentId } }, heldBy: ModerationHold) => ({
      queue: queue.map((item) => (item.id === currentId ? { ...item, heldBy } : item)),
      details: details && { ...details, item: { ...details.item, heldBy } },
    })),
    letGo: assign(({ context: { queue, currentId } }) => ({
      queue: queue.map((item) => (item.id === currentId ? { ...item, heldBy: null } : item)),
    })),
    renew: sendTo('keepHold', { type: 'renew' } as const),
    tell: emit(
      ({ context }): DeskEmitted => ({
        type: 'verdict.done',
        title: context.details?.item.title ?? '',
        decision: context.draft.decision,
      }),
    ),
  },
}).createMachine({
  id: 'moderationDesk',
  context: ({ input: { kind } }) => ({
    kind,
    queue: [],
    total: 0,
    currentId: null,
    details: null,
    draft: NOTHING_YET,
    isAttempted: false,
    message: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listQueue',
        src: 'listQueue',
        input: ({ context }) => context.kind,
        onDone: [
          {
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'opening',
            actions: { type: 'setQueue', params: ({ event }) => event.output },
          },
          { target: 'empty', actions: { type: 'setQueue', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    opening: {
      entry: 'forget',
      invoke: {
        id: 'readObject',
        src: 'readObject',
        input: ({ context: { kind, currentId } }) => ({ kind, id: currentId ?? '' }),
        onDone: { target: 'open', actions: { type: 'setDetails', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isOvertaken', params: ({ event }) => ({ error: event.error }) }, target: 'conflict' },
          { target: 'broken', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      on: {
        'desk.next': { target: 'opening', reenter: true, actions: { type: 'turn', params: 1 } },
        'desk.previous': { target: 'opening', reenter: true, actions: { type: 'turn', params: -1 } },
        'desk.open': { target: 'opening', reenter: true, actions: { type: 'open', params: ({ event }) => event.id } },
      },
    },
    open: {
      type: 'parallel',
      invoke: {
        id: 'keepHold',
        src: 'keepHold',
        input: ({ context: { kind, currentId } }) => ({ kind, id: currentId ?? '' }),
      },
      on: { 'hold.changed': { actions: { type: 'setHold', params: ({ event }) => event.hold } } },
      states: {
        hold: {
          initial: 'kept',
          states: { kept: { after: { renewal: { target: 'kept', reenter: true, actions: 'renew' } } } },
        },
        verdict: {
          initial: 'reading',
          states: {
            reading: {
              on: {
                'verdict.approve': [
                  {
                    guard: { type: 'needsWords', params: 'approve' },
                    target: 'deciding',
                    actions: { type: 'change', params: { decision: 'approve' } },
                  },
                  { target: 'judging', actions: { type: 'change', params: { decision: 'approve' } } },
                ],
                'verdict.reject': { target: 'deciding', actions: { type: 'change', params: { decision: 'reject' } } },
                'verdict.rule': {
                  target: 'deciding',
                  actions: {
                    type: 'change',
                    params: ({ event }) => ({ decision: 'reject' as const, rule: event.rule }),
                  },
                },
              },
            },
            deciding: {
              on: {
                'verdict.approve': { actions: { type: 'change', params: { decision: 'approve' } } },
                'verdict.reject': { actions: { type: 'change', params: { decision: 'reject' } } },
                'verdict.rule': { actions: { type: 'change', params: ({ event }) => ({ rule: event.rule }) } },
                'verdict.field': { actions: { type: 'change', params: ({ event }) => ({ field: event.field }) } },
                'verdict.comment': { actions: { type: 'change', params: ({ event }) => ({ comment: event.comment }) } },
                'verdict.category': {
                  actions: { type: 'change', params: ({ event }) => ({ category: event.category }) },
                },
                'verdict.confirm': [{ guard: 'isWhole', target: 'judging' }, { actions: 'attempt' }],
                'verdict.back': { target: 'reading', actions: { type: 'change', params: NO_VERDICT } },
              },
            },
            judging: {
              tags: 'busy',
              invoke: {
                id: 'judge',
                src: 'judge',
                input: ({ context: { details, draft } }) => ({ details: details as ModerationDetails, draft }),
                onDone: [
                  { guard: 'isLast', target: '#moderationDesk.loading', actions: ['tell', 'putAway'] },
                  { target: '#moderationDesk.opening', actions: ['tell', 'putAway'] },
                ],
                onError: [
                  {
                    guard: { type: 'isOvertaken', params: ({ event }) => ({ error: event.error }) },
                    target: '#moderationDesk.conflict',
                  },
                  {
                    guard: { type: 'needsWords', params: ({ context }) => context.draft.decision },
                    target: 'deciding',
                    actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                  },
                  { target: 'reading', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
                ],
              },
            },
          },
          on: {
            'desk.next': {
              target: '#moderationDesk.opening',
              actions: ['letGo', { type: 'turn', params: 1 }],
            },
            'desk.previous': {
              target: '#moderationDesk.opening',
              actions: ['letGo', { type: 'turn', params: -1 }],
            },
            'desk.open': {
              target: '#moderationDesk.opening',
              actions: ['letGo', { type: 'open', params: ({ event }) => event.id }],
            },
          },
        },
      },
    },
    /** Somebody else was quicker: a colleague has judged it, or its author has changed it. */
    conflict: {
      on: {
        'desk.retry': 'opening',
        'desk.next': [
          { guard: 'isLast', target: 'loading', actions: 'putAway' },
          { target: 'opening', actions: 'putAway' },
        ],
      },
    },
    /** The object has not come; the queue stands. */
    broken: {
      on: {
        'desk.retry': 'opening',
        'desk.next': { target: 'opening', actions: { type: 'turn', params: 1 } },
        'desk.previous': { target: 'opening', actions: { type: 'turn', params: -1 } },
        'desk.open': { target: 'opening', actions: { type: 'open', params: ({ event }) => event.id } },
      },
    },
    empty: { on: { 'desk.retry': 'loading' } },
    failed: { on: { 'desk.retry': 'loading' } },
  },
})

export type DeskActor = ActorRefFrom<typeof moderationDeskMachine>
export type DeskSnapshot = SnapshotFrom<typeof moderationDeskMachine>
