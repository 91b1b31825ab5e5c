import { type ActorRefFrom, assign, fromPromise, raise, type SnapshotFrom, sendTo, setup } from 'xstate'
import { errorMessage } from '../api/index.ts'
import type { Chat, ChatMessage } from '../contract/index.ts'
import { port } from '../ports/index.ts'
import type { ChatRemoved, ChatStore, LoadingFailed, Owner } from './chat.types.ts'
import { isNotFound, pauseBeforeRetry } from './failure.ts'

export interface ChatWindowInput {
  readonly chatId: number
  readonly store: ChatStore
  readonly random: () => number
  readonly owner: Owner<LoadingFailed | ChatRemoved>
}

/** What a person does in the window. */
export type WindowCommand =
  | { type: 'window.retry' }
  | { type: 'history.older' }
  | { type: 'placeholder.add' }
  | { type: 'placeholder.remove' }

export type ChatWindowEvent =
  | WindowCommand
  /** A message of this chat is in the store. */
  | { type: 'message.arrived' }
  /** The viewer has written one. */
  | { type: 'message.composed' }
  /** Events flow again, and some may have been missed. */
  | { type: 'connection.made' }
  | { type: 'chat.removed' }

/** What opening has fetched; `null` where the store had it already. */
export interface OpenedChat {
  readonly chat: Chat | null
  readonly history: readonly ChatMessage[] | null
  readonly asOf: number
}

/** What catching up has fetched. */
export interface CaughtUp {
  readonly chat: Chat
  readonly batch: readonly ChatMessage[]
  /** The batch did not fill its limit. */
  readonly isAll: boolean
  readonly heldSeq: number
  readonly asOf: number
}

/** Which chat a request is about, and where its answer will go. */
export interface ChatRequest {
  readonly store: ChatStore
  readonly chatId: number
}

export interface ChatWindowContext extends ChatWindowInput {
  /** The first unread message stood after this number when the chat was opened; `null` when there was none. */
  readonly dividerSeq: number | null
  /** The messages were loaded at an earlier opening, and others may have come since. */
  readonly isStale: boolean
  readonly failures: number
  /** Russian words for the last failure. */
  readonly failure: string
}

/**
 * One open chat (product §4): its history newest first, what was missed after its last number, marking read, and the
 * placeholder of a chat without messages. The messages are the store's. Actors: `openChat`, `loadOlder`, `catchUp`,
 * `readChat`.
 */
export const chatWindowMachine = setup({
  types: {
    input: {} as ChatWindowInput,
    context: {} as ChatWindowContext,
    events: {} as ChatWindowEvent,
    tags: {} as
      | 'opening'
      | 'ready'
      | 'failed'
      | 'notFound'
      | 'removed'
      | 'placeholder'
      | 'loadingOlder'
      | 'olderFailed',
  },
  actors: {
    /** The chat unless it is known, and its newest messages unless they are. */
    openChat: fromPromise<OpenedChat, ChatRequest>(port('openChat')),
    loadOlder: fromPromise<readonly ChatMessage[], ChatRequest>(port('loadOlder')),
    /** The chat as it is now, and what follows the last number that is certain. */
    catchUp: fromPromise<CaughtUp, ChatRequest>(port('catchUp')),
    /** Marks everything read; keeps the store told of the outcome even when the window closes meanwhile. */
    readChat: fromPromise<void, ChatRequest>(port('readChat')),
  },
  delays: { pause: ({ context }) => pauseBeforeRetry(context.failures, context.random()) },
  guards: {
    isTrue: (_, condition: boolean) => condition,
    isUnread: ({ context }) => (context.store.row(context.chatId)?.unread ?? 0) > 0,
    isBehind: ({ context }) => context.isStale || (context.store.log(context.chatId)?.hasGap ?? false),
    isEmpty: ({ context }) => context.store.log(context.chatId)?.messages.length === 0,
    isComplete: ({ context }) => context.store.log(context.chatId)?.isComplete ?? false,
  },
  actions: {
    openLog: assign(({ context }) => ({ isStale: context.store.openLog(context.chatId).isLoaded })),
    keepOpened: ({ context: { store, chatId } }, { chat, history, asOf }: OpenedChat) => {
      if (chat) store.putChat(chat, asOf)
      if (history) store.putHistory(chatId, 'newest', history)
    },
    keepOlder: ({ context }, page: readonly ChatMessage[]) => context.store.putHistory(context.chatId, 'older', page),
    keepCaughtUp: ({ context: { store, chatId } }, { chat, batch, heldSeq, isAll, asOf }: CaughtUp) => {
      store.putChat(chat, asOf)
      store.putMissed(chatId, batch, heldSeq, isAll)
    },
    placeDivider: assign(({ context: { store, chatId } }) => ({
      dividerSeq: (store.row(chatId)?.unread ?? 0) > 0 ? store.readSeq(chatId) : null,
    })),
    removeDivider: assign({ dividerSeq: null }),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    announce: raise({ type: 'message.arrived' }),
    forgetFailures: assign({ failures: 0 }),
    keepFailure: assign(({ context }, failure: string) => ({ failure, failures: context.failures + 1 })),
    tellFailure: sendTo(
      ({ context }) => context.owner,
      (_, message: string) => ({ type: 'loading.failed', message }),
    ),
    removeChat: ({ context }) => context.store.remove(context.chatId),
    tellRemoved: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'chat.removed', chatId: context.chatId }),
    ),
  },
}).createMachine({
  id: 'chatWindow',
  context: ({ input }) => ({
    ...input,
    dividerSeq: null,
    isStale: false,
    failures: 0,
    failure: '',
  }),
  initial: 'opening',
  on: { 'chat.removed': '.removed' },
  states: {
    opening: {
      tags: 'opening',
      entry: 'openLog',
      // What was missed while the connection was away may be missing in an answer that was on its way, too.
      on: { 'connection.made': { actions: 'markStale' } },
      invoke: {
        id: 'openChat',
        src: 'openChat',
        input: ({ context }) => context,
        onDone: {
          target: 'ready',
          actions: [{ type: 'keepOpened', params: ({ event }) => event.output }, 'forgetFailures'],
        },
        onError: [
          { guard: { type: 'isTrue', params: ({ event }) => isNotFound(event.error) }, target: 'notFound' },
          {
            target: 'failed',
            actions: [
              { type: 'keepFailure', params: ({ event }) => errorMessage(event.error) },
              { type: 'tellFailure', params: ({ event }) => errorMessage(event.error) },
            ],
          },
        ],
      },
    },
    failed: { tags: 'failed', on: { 'window.retry': 'opening', 'connection.made': 'opening' } },
    notFound: { tags: 'notFound' },
    removed: { tags: 'removed' },
    ready: {
      tags: 'ready',
      entry: 'placeDivider',
      type: 'parallel',
      states: {
        divider: {
          initial: 'shown',
          states: { shown: { on: { 'message.composed': { target: 'gone', actions: 'removeDivider' } } }, gone: {} },
        },
        placeholder: {
          initial: 'checking',
          states: {
            checking: { always: [{ guard: 'isEmpty', target: 'shown' }, { target: 'hidden' }] },
            shown: {
              tags: 'placeholder',
              on: { 'placeholder.remove': 'hidden', 'message.arrived': 'hidden', 'message.composed': 'hidden' },
            },
            hidden: { on: { 'placeholder.add': 'shown' } },
          },
        },
        reading: {
          initial: 'checking',
          states: {
            checking: { always: [{ guard: 'isUnread', target: 'marking' }, { target: 'read' }] },
            read: { on: { 'message.arrived': { guard: 'isUnread', target: 'marking' } } },
            marking: {
              invoke: {
                id: 'readChat',
                src: 'readChat',
                input: ({ context }) => context,
                onDone: { target: 'checking', actions: 'forgetFailures' },
                onError: [
                  {
                    guard: { type: 'isTrue', params: ({ event }) => isNotFound(event.error) },
                    target: '#chatWindow.removed',
                    actions: ['removeChat', 'tellRemoved'],
                  },
                  {
                    target: 'waiting',
                    actions: { type: 'keepFailure', params: ({ event }) => errorMessage(event.error) },
                  },
                ],
              },
            },
            waiting: { after: { pause: 'marking' }, on: { 'connection.made': 'marking' } },
          },
        },
        history: {
          initial: 'checking',
          states: {
            checking: { always: [{ guard: 'isComplete', target: 'complete' }, { target: 'idle' }] },
            idle: { on: { 'history.older': 'loading' } },
            loading: {
              tags: 'loadingOlder',
              invoke: {
                id: 'loadOlder',
                src: 'loadOlder',
                input: ({ context }) => context,
                onDone: { target: 'checking', actions: { type: 'keepOlder', params: ({ event }) => event.output } },
                onError: [
                  {
                    guard: { type: 'isTrue', params: ({ event }) => isNotFound(event.error) },
                    target: '#chatWindow.removed',
                    actions: ['removeChat', 'tellRemoved'],
                  },
                  {
                    target: 'failed',
                    actions: { type: 'tellFailure', params: ({ event }) => errorMessage(event.error) },
                  },
                ],
              },
            },
            failed: { tags: 'olderFailed', on: { 'history.older': 'loading' } },
            complete: {},
          },
        },
        catchingUp: {
          initial: 'checking',
          states: {
            checking: { always: [{ guard: 'isBehind', target: 'asking' }, { target: 'current' }] },
            current: {
              on: { 'message.arrived': { guard: 'isBehind', target: 'asking' }, 'connection.made': 'asking' },
            },
            asking: {
              invoke: {
                id: 'catchUp',
                src: 'catchUp',
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: { type: 'isTrue', params: ({ event }) => event.output.isAll },
                    target: 'checking',
                    actions: [
                      { type: 'keepCaughtUp', params: ({ event }) => event.output },
                      'markFresh',
                      'forgetFailures',
                      'announce',
                    ],
                  },
                  {
                    target: 'asking',
                    reenter: true,
                    actions: [{ type: 'keepCaughtUp', params: ({ event }) => event.output }, 'announce'],
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isTrue', params: ({ event }) => isNotFound(event.error) },
                    target: '#chatWindow.removed',
                    actions: ['removeChat', 'tellRemoved'],
                  },
                  {
                    target: 'waiting',
                    actions: { type: 'keepFailure', params: ({ event }) => errorMessage(event.error) },
                  },
                ],
              },
              on: { 'connection.made': { target: 'asking', reenter: true } },
            },
            waiting: { after: { pause: 'asking' }, on: { 'connection.made': 'asking' } },
          },
        },
      },
    },
  },
})

export type ChatWindowActor = ActorRefFrom<typeof chatWindowMachine>
export type ChatWindowSnapshot = SnapshotFrom<typeof chatWindowMachine>
