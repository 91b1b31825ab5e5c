import { type ActorRefFrom, assign, fromPromise, not, type SnapshotFrom, sendTo, setup } from 'xstate'
import { errorMessage } from '../api/index.ts'
import { CHAT_LIST_LIMIT } from '../contract/chat-terms.ts'
import type { Chat } from '../contract/index.ts'
import { port } from '../ports/index.ts'
import type { ChatStore, ListPart, LoadingFailed, Owner } from './chat.types.ts'
import { pauseBeforeRetry } from './failure.ts'

/** Milliseconds of quiet before a search is asked (product §9). */
export const SEARCH_DEBOUNCE = 500

export interface ChatListInput {
  readonly store: ChatStore
  readonly random: () => number
  readonly owner: Owner<LoadingFailed>
}

/** What a person does in the list. */
export type ListCommand = { type: 'list.search'; text: string } | { type: 'list.more' } | { type: 'list.retry' }

export type ChatListEvent =
  | ListCommand
  /** The list may not show what the server has: a chat it lacks has news. */
  | { type: 'list.outdated' }
  /** Events flow again, and some may have been missed. */
  | { type: 'connection.made' }

export interface ListRequest {
  readonly search: string
  readonly page: number
  /** Chats a page; as many as wanted, however many the contract allows in one request. */
  readonly limit: number
}

/** The chats that were asked for. */
export interface ListAnswer {
  readonly search: string
  readonly items: readonly Chat[]
  /** Nothing follows them. */
  readonly isLast: boolean
  /** The store's tick of asking. */
  readonly asOf: number
}

export interface ChatListContext extends ChatListInput {
  /** What stands in the search field, and what the list answers. */
  readonly search: string
  readonly applied: string
  readonly isLoaded: boolean
  readonly hasMore: boolean
  readonly isOutdated: boolean
  readonly failures: number
  /** Russian words for the last failure. */
  readonly failure: string
}

const pages = (chats: number) => Math.floor(chats / CHAT_LIST_LIMIT)

/**
 * Loading of the chat list (product §4, §9): pages of 8 by the last message, more below, search, and all that is shown again
 * from page 1 when events say that the list is behind or some may have been missed. The rows are the store's. Actor:
 * `listChats`.
 */
export const chatListMachine = setup({
  types: {
    input: {} as ChatListInput,
    context: {} as ChatListContext,
    events: {} as ChatListEvent,
    tags: {} as 'loading' | 'failed' | 'loadingMore' | 'moreFailed',
  },
  actors: { listChats: fromPromise<ListAnswer, ListRequest & { store: ChatStore }>(port('listChats')) },
  delays: {
    searchDebounce: SEARCH_DEBOUNCE,
    pause: ({ context }) => pauseBeforeRetry(context.failures, context.random()),
  },
  guards: {
    hasMore: ({ context }) => context.hasMore,
    isOutdated: ({ context }) => context.isOutdated,
    isShown: ({ context }) => context.isLoaded && context.search.trim() === context.applied,
  },
  actions: {
    keepSearch: assign((_, search: string) => ({ search })),
    applySearch: assign(({ context }) => ({ applied: context.search.trim(), isLoaded: false })),
    keepList: ({ context }, { part, answer }: { part: ListPart; answer: ListAnswer }) =>
      context.store.putList(part, { items: answer.items, isFiltered: answer.search !== '' }, answer.asOf),
    keepProgress: assign((_, { isLast }: ListAnswer) => ({ isLoaded: true, hasMore: !isLast, failures: 0 })),
    keepFailure: assign((_, failure: string) => ({ failure })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    tellFailure: sendTo(
      ({ context }) => context.owner,
      (_, message: string) => ({ type: 'loading.failed', message }),
    ),
    markOutdated: assign({ isOutdated: true }),
    markCurrent: assign({ isOutdated: false }),
  },
}).createMachine({
  id: 'chatList',
  context: ({ input }) => ({
    ...input,
    search: '',
    applied: '',
    isLoaded: false,
    hasMore: false,
    isOutdated: false,
    failures: 0,
    failure: '',
  }),
  initial: 'loading',
  on: {
    'list.search': { target: '.debouncing', actions: { type: 'keepSearch', params: ({ event }) => event.text } },
    'list.outdated': { guard: not('isOutdated'), actions: 'markOutdated' },
    'connection.made': { guard: not('isOutdated'), actions: 'markOutdated' },
  },
  states: {
    loading: {
      tags: 'loading',
      entry: ['applySearch', 'markCurrent'],
      invoke: {
        id: 'loadFirst',
        src: 'listChats',
        input: ({ context }) => ({
          store: context.store,
          search: context.applied,
          page: 1,
          limit: CHAT_LIST_LIMIT,
        }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'keepProgress', params: ({ event }) => event.output },
            { type: 'keepList', params: ({ event }) => ({ part: 'whole', answer: event.output }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => errorMessage(event.error) },
            { type: 'tellFailure', params: ({ event }) => errorMessage(event.error) },
          ],
        },
      },
    },
    failed: { tags: 'failed', on: { 'list.retry': 'loading', 'connection.made': 'loading' } },
    ready: {
      always: { guard: 'isOutdated', target: 'reloading' },
      on: { 'list.more': { guard: 'hasMore', target: 'loadingMore' } },
    },
    loadingMore: {
      tags: 'loadingMore',
      invoke: {
        id: 'loadMore',
        src: 'listChats',
        input: ({ context }) => ({
          store: context.store,
          search: context.applied,
          // By what is listed and not by a counter: new chats have pushed the others down, deleted ones pulled them up.
          page: pages(context.store.listedCount) + 1,
          limit: CHAT_LIST_LIMIT,
        }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'keepProgress', params: ({ event }) => event.output },
            { type: 'keepList', params: ({ event }) => ({ part: 'more', answer: event.output }) },
          ],
        },
        onError: {
          target: 'moreFailed',
          actions: { type: 'tellFailure', params: ({ event }) => errorMessage(event.error) },
        },
      },
    },
    moreFailed: {
      tags: 'moreFailed',
      always: { guard: 'isOutdated', target: 'reloading' },
      on: { 'list.more': 'loadingMore', 'list.retry': 'loadingMore' },
    },
    reloading: {
      entry: 'markCurrent',
      invoke: {
        id: 'loadAgain',
        src: 'listChats',
        input: ({ context }) => ({
          store: context.store,
          search: context.applied,
          page: 1,
          limit: Math.max(CHAT_LIST_LIMIT, context.store.listedCount + context.store.missingCount),
        }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'keepProgress', params: ({ event }) => event.output },
            { type: 'keepList', params: ({ event }) => ({ part: 'whole', answer: event.output }) },
          ],
        },
        onError: {
          target: 'behind',
          // Whatever comes next, the list is not current before it has been loaded again.
          actions: ['countFailure', 'markOutdated'],
        },
      },
      on: {
        'list.search': {
          target: 'debouncing',
          actions: [{ type: 'keepSearch', params: ({ event }) => event.text }, 'markOutdated'],
        },
      },
    },
    /** Shows what there is until the server can be asked. */
    behind: {
      after: { pause: 'reloading' },
      on: { 'list.more': { guard: 'hasMore', target: 'loadingMore' }, 'connection.made': 'reloading' },
    },
    debouncing: { after: { searchDebounce: [{ guard: 'isShown', target: 'ready' }, { target: 'loading' }] } },
  },
})

export type ChatListActor = ActorRefFrom<typeof chatListMachine>
export type ChatListSnapshot = SnapshotFrom<typeof chatListMachine>
