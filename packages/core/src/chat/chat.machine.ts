import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate'
import type { Chat } from '../contract/index.ts'
import { type Clock, type KeyValueStorage, port, type RandomIds } from '../ports/index.ts'
import type { ChatRemoved, ChatStore, LoadingFailed, MessageComposed } from './chat.types.ts'
import { type ChatListActor, chatListMachine } from './chat-list.machine.ts'
import { type ChatWindowActor, chatWindowMachine } from './chat-window.machine.ts'
import { type ComposerActor, composerMachine } from './composer.machine.ts'
import { isNotFound, pauseBeforeRetry } from './failure.ts'
import { type OutboxActor, outboxMachine } from './outbox.machine.ts'

export interface ChatInput {
  readonly store: ChatStore
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly ids: RandomIds
  /** 0 ≤ random() < 1. */
  readonly random: () => number
}

/** What a person does with whole chats; what they do in the list, the window and the composer goes to those. */
export type ChatCommand =
  | { type: 'chat.open'; chatId: number }
  | { type: 'chat.close' }
  /** Keeps one chat above the list, whatever happens in the others; a second takes the place of the first. */
  | { type: 'chat.pin'; chatId: number }
  | { type: 'chat.unpin' }

/** What the socket and the pages mean for the chats that are open or pinned; the data itself is in the store already. */
export type ChatNews =
  | ChatRemoved
  /** A chat that was deleted is in the list again. */
  | { type: 'chat.returned'; chatId: number }
  | { type: 'connection.made' }

/** A loading that a person waits for has failed; shown as an error toast (product §8). */
export type ChatEmitted = LoadingFailed

export interface ChatContext extends ChatInput {
  readonly list: ChatListActor
  readonly outbox: OutboxActor
  /** Of the chat that is open, or that was when it was deleted. */
  readonly window: ChatWindowActor | null
  readonly composer: ComposerActor | null
  readonly selectedId: number | null
  readonly pinnedId: number | null
  readonly failures: number
}

const pinKey = (store: ChatStore) => `artel.chat.pinned.${store.userId}`

/** The chat that was pinned when the last page was left; `null` for none. */
export const pinnedBefore = ({ store, storage }: Pick<ChatInput, 'store' | 'storage'>): number | null => {
  const id = Number(storage.get(pinKey(store)))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/**
 * The chat of one signed-in person (product §4.7): which chat is open, which one is pinned, and the machines of the list,
 * the window, the composer and the outbox, which are spoken to themselves. Actor: `getChat` (for the pinned one), and those
 * of the children.
 */
export const chatMachine = setup({
  types: {
    input: {} as ChatInput,
    context: {} as ChatContext,
    events: {} as ChatCommand | ChatNews | LoadingFailed | MessageComposed,
    emitted: {} as ChatEmitted,
  },
  actors: {
    chatList: chatListMachine,
    chatWindow: chatWindowMachine,
    composer: composerMachine,
    outbox: outboxMachine,
    getChat: fromPromise<{ chat: Chat; asOf: number }, { store: ChatStore; chatId: number }>(port('getChat')),
  },
  delays: { pause: ({ context }) => pauseBeforeRetry(context.failures, context.random()) },
  guards: {
    isTrue: (_, condition: boolean) => condition,
    isAnother: ({ context }, chatId: number) => context.selectedId !== chatId,
    isSelected: ({ context }, chatId: number) => context.selectedId === chatId,
  },
  actions: {
    closeWindow: enqueueActions(({ context, enqueue }) => {
      if (context.composer) {
        enqueue.sendTo(context.composer, { type: 'draft.save' })
        enqueue.stopChild(context.composer)
      }
      if (context.window) enqueue.stopChild(context.window)
      enqueue.assign({ window: null, composer: null, selectedId: null })
    }),
    openWindow: assign(({ context, spawn, self }, chatId: number) => {
      const { store, storage, random } = context
      return {
        selectedId: chatId,
        window: spawn('chatWindow', { id: `window-${chatId}`, input: { chatId, store, random, owner: self } }),
        composer: spawn('composer', {
          id: `composer-${chatId}`,
          input: { chatId, userId: store.userId, storage, owner: self },
        }),
      }
    }),
    deselect: assign({ selectedId: null }),
    sendToOutbox: sendTo(
      ({ context }) => context.outbox,
      (_, message: MessageComposed) => message,
    ),
    tellWindow: enqueueActions(({ context, enqueue }, event: { type: 'message.composed' | 'chat.removed' }) => {
      if (context.window) enqueue.sendTo(context.window, event)
    }),
    tellFailure: emit((_, message: string) => ({ type: 'loading.failed' as const, message })),
    pin: assign((_, chatId: number) => ({ pinnedId: chatId })),
    unpin: assign({ pinnedId: null }),
    storePin: ({ context: { store, storage, pinnedId } }) =>
      pinnedId === null ? storage.remove(pinKey(store)) : storage.set(pinKey(store), String(pinnedId)),
    keepChat: ({ context }, { chat, asOf }: { chat: Chat; asOf: number }) => context.store.putChat(chat, asOf),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
}).createMachine({
  id: 'chat',
  type: 'parallel',
  context: ({ input, spawn, self }) => ({
    ...input,
    list: spawn('chatList', { id: 'list', input: { store: input.store, random: input.random, owner: self } }),
    outbox: spawn('outbox', { id: 'outbox', input }),
    window: null,
    composer: null,
    selectedId: null,
    pinnedId: null,
    failures: 0,
  }),
  states: {
    // A region, because what another region takes never reaches the root.
    children: {
      on: {
        'message.composed': {
          actions: [
            { type: 'sendToOutbox', params: ({ event }) => event },
            { type: 'tellWindow', params: { type: 'message.composed' } },
          ],
        },
        'loading.failed': { actions: { type: 'tellFailure', params: ({ event }) => event.message } },
      },
    },
    selection: {
      initial: 'closed',
      on: {
        'chat.open': {
          guard: { type: 'isAnother', params: ({ event }) => event.chatId },
          target: '.open',
          actions: ['closeWindow', { type: 'openWindow', params: ({ event }) => event.chatId }],
        },
        'chat.close': { target: '.closed', actions: 'closeWindow' },
      },
      states: {
        closed: {},
        open: {
          on: {
            'chat.removed': {
              guard: { type: 'isSelected', params: ({ event }) => event.chatId },
              target: 'removed',
              actions: [{ type: 'tellWindow', params: { type: 'chat.removed' } }, 'deselect'],
            },
          },
        },
        /** The window still says that its chat is gone; nothing is selected (product §4.7). */
        removed: {
          on: {
            'chat.returned': {
              guard: ({ context, event }) => context.window?.getSnapshot().context.chatId === event.chatId,
              target: 'open',
              actions: ['closeWindow', { type: 'openWindow', params: ({ event }) => event.chatId }],
            },
          },
        },
      },
    },
    pin: {
      initial: 'none',
      on: {
        'chat.pin': { target: '.loading', actions: [{ type: 'pin', params: ({ event }) => event.chatId }, 'storePin'] },
        'chat.unpin': { target: '.none', actions: ['unpin', 'storePin'] },
        'chat.removed': {
          guard: ({ context, event }) => context.pinnedId === event.chatId,
          target: '.none',
          actions: ['unpin', 'storePin'],
        },
      },
      states: {
        none: {},
        loading: {
          invoke: {
            id: 'getPinned',
            src: 'getChat',
            input: ({ context }) => ({ store: context.store, chatId: context.pinnedId ?? 0 }),
            onDone: {
              target: 'pinned',
              actions: [{ type: 'keepChat', params: ({ event }) => event.output }, 'forgetFailures'],
            },
            onError: [
              {
                guard: { type: 'isTrue', params: ({ event }) => isNotFound(event.error) },
                target: 'none',
                actions: ['unpin', 'storePin'],
              },
              { target: 'waiting', actions: 'countFailure' },
            ],
          },
        },
        pinned: { on: { 'connection.made': 'loading' } },
        waiting: { after: { pause: 'loading' }, on: { 'connection.made': 'loading' } },
      },
    },
  },
})

export type ChatActor = ActorRefFrom<typeof chatMachine>
