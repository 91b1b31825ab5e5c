import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Clock, KeyValueStorage, RandomIds } from '../ports/index.ts'
import type { ChatStore, MessageComposed } from './chat.types.ts'
import { dropEntry, loadOutbox, type OutboxEntry, storeEntry } from './outbox-storage.ts'
import { type SenderReport, senderMachine } from './sender.machine.ts'

export interface OutboxInput {
  readonly store: ChatStore
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly ids: RandomIds
  readonly random: () => number
}

/** What a person decides about a message that was refused. */
export type OutboxCommand = { type: 'message.retry'; id: string } | { type: 'message.discard'; id: string }

export type OutboxEvent =
  | MessageComposed
  | SenderReport
  | OutboxCommand
  /** The server has it: by the answer, by the socket or in the history, whichever came first. */
  | { type: 'message.confirmed'; id: string }
  | { type: 'connection.made' }

export interface OutboxContext extends OutboxInput {
  /** In the order of writing. */
  readonly entries: readonly OutboxEntry[]
  /** Chats that have a sender. */
  readonly senders: readonly number[]
  /** What each chat's sender is busy with: chat → message. */
  readonly active: ReadonlyMap<number, string>
}

const senderOf = (chatId: number) => `sender-${chatId}`

const without = (active: ReadonlyMap<number, string>, id: string) =>
  new Map([...active].filter(([, activeId]) => activeId !== id))

/** First message in line of each chat whose sender is free. */
const due = ({ entries, active }: Pick<OutboxContext, 'entries' | 'active'>): readonly OutboxEntry[] => {
  const first = new Map<number, OutboxEntry>()
  for (const entry of entries) {
    if (entry.status === 'queued' && !active.has(entry.chatId) && !first.has(entry.chatId))
      first.set(entry.chatId, entry)
  }
  return [...first.values()]
}

/**
 * Messages on their way (product §19.3): written with an id of their own, kept in storage until the server has them,
 * sent in order with one in flight a chat, failed only by a definite refusal. Ports: KeyValueStorage, Clock, RandomIds; a
 * sender per chat does the sending.
 */
export const outboxMachine = setup({
  types: { input: {} as OutboxInput, context: {} as OutboxContext, events: {} as OutboxEvent },
  actors: { sender: senderMachine },
  guards: {
    isKept: ({ context }, id: string) => context.entries.some((entry) => entry.id === id),
    isFailed: ({ context }, id: string) =>
      context.entries.some((entry) => entry.id === id && entry.status === 'failed'),
  },
  actions: {
    add: assign(({ context }, { chatId, text }: MessageComposed) => {
      const id = context.ids.uuid()
      const createdAt = new Date(context.clock.now()).toISOString()
      const entry: OutboxEntry = { id, chatId, text, createdAt, status: 'queued', failure: null }
      return { entries: [...context.entries, entry] }
    }),
    mark: assign(({ context }, { id, status }: Pick<OutboxEntry, 'id' | 'status'>) => ({
      entries: context.entries.map((entry) => (entry.id === id ? { ...entry, status } : entry)),
    })),
    fail: assign(({ context }, { id, failure }: { id: string; failure: string }) => ({
      entries: context.entries.map((entry) =>
        entry.id === id ? { ...entry, status: 'failed' as const, failure } : entry,
      ),
      active: without(context.active, id),
    })),
    /** A failed message goes to the end of its line: what was written after it may have gone already. */
    requeue: assign(({ context }, id: string) => ({
      entries: [
        ...context.entries.filter((entry) => entry.id !== id),
        ...context.entries
          .filter((entry) => entry.id === id)
          .map((entry) => ({ ...entry, status: 'queued' as const, failure: null })),
      ],
    })),
    remove: assign(({ context }, id: string) => ({
      entries: context.entries.filter((entry) => entry.id !== id),
      active: without(context.active, id),
    })),
    /** Makes the storage agree about one message. */
    persist: ({ context: { entries, storage, store } }, id: string) => {
      const entry = entries.find((present) => present.id === id)
      if (entry) storeEntry(storage, store.userId, entry)
      else dropEntry(storage, store.userId, id)
    },
    keepSent: ({ context }, { message }: Extract<SenderReport, { type: 'entry.sent' }>) =>
      context.store.putSent(message),
    /** The sender that is busy with the message becomes free. */
    dropSending: enqueueActions(({ context, enqueue }, id: string) => {
      for (const [chatId, activeId] of context.active) {
        if (activeId === id) enqueue.sendTo(senderOf(chatId), { type: 'entry.drop' })
      }
    }),
    dispatch: enqueueActions(({ context, enqueue, self }) => {
      const entries = due(context)
      const fresh = entries.map(({ chatId }) => chatId).filter((chatId) => !context.senders.includes(chatId))
      for (const chatId of fresh) {
        enqueue.spawnChild('sender', { id: senderOf(chatId), input: { random: context.random, owner: self } })
      }
      enqueue.assign({
        senders: [...context.senders, ...fresh],
        active: new Map([...context.active, ...entries.map(({ chatId, id }) => [chatId, id] as const)]),
      })
      for (const entry of entries) enqueue.sendTo(senderOf(entry.chatId), { type: 'entry.send', entry })
    }),
    hurry: enqueueActions(({ context, enqueue }) => {
      for (const chatId of context.senders) enqueue.sendTo(senderOf(chatId), { type: 'connection.made' })
    }),
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    ...input,
    entries: loadOutbox(input.storage, input.store.userId),
    senders: [],
    active: new Map(),
  }),
  entry: 'dispatch',
  on: {
    'message.composed': {
      actions: [
        { type: 'add', params: ({ event }) => event },
        { type: 'persist', params: ({ context }) => context.entries.at(-1)?.id ?? '' },
        'dispatch',
      ],
    },
    'message.retry': {
      guard: { type: 'isFailed', params: ({ event }) => event.id },
      actions: [
        { type: 'requeue', params: ({ event }) => event.id },
        { type: 'persist', params: ({ event }) => event.id },
        'dispatch',
      ],
    },
    'message.discard': {
      guard: { type: 'isFailed', params: ({ event }) => event.id },
      actions: [
        { type: 'remove', params: ({ event }) => event.id },
        { type: 'persist', params: ({ event }) => event.id },
      ],
    },
    'message.confirmed': {
      guard: { type: 'isKept', params: ({ event }) => event.id },
      actions: [
        { type: 'dropSending', params: ({ event }) => event.id },
        { type: 'remove', params: ({ event }) => event.id },
        { type: 'persist', params: ({ event }) => event.id },
        'dispatch',
      ],
    },
    'entry.sending': { actions: { type: 'mark', params: ({ event }) => ({ id: event.id, status: 'sending' }) } },
    'entry.delayed': { actions: { type: 'mark', params: ({ event }) => ({ id: event.id, status: 'queued' }) } },
    'entry.sent': {
      actions: [
        { type: 'keepSent', params: ({ event }) => event },
        { type: 'remove', params: ({ event }) => event.id },
        { type: 'persist', params: ({ event }) => event.id },
        'dispatch',
      ],
    },
    'entry.refused': {
      actions: [
        { type: 'fail', params: ({ event }) => event },
        { type: 'persist', params: ({ event }) => event.id },
        'dispatch',
      ],
    },
    'connection.made': { actions: 'hurry' },
  },
})

export type OutboxActor = ActorRefFrom<typeof outboxMachine>
