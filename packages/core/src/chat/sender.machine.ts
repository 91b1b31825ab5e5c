import { assign, fromPromise, sendTo, setup } from 'xstate'
import { errorMessage } from '../api/index.ts'
import { MESSAGES_A_MINUTE } from '../contract/chat-terms.ts'
import type { ChatMessage } from '../contract/index.ts'
import { port } from '../ports/index.ts'
import type { Owner } from './chat.types.ts'
import { isDefinite, isRateLimited, pauseBeforeRetry } from './failure.ts'
import type { OutboxEntry } from './outbox-storage.ts'

/** Milliseconds in which the limit of messages lets one more through, on the average. */
const RATE_PAUSE = 60_000 / MESSAGES_A_MINUTE

/** What became of the message being sent. */
export type SenderReport =
  | { type: 'entry.sending'; id: string }
  /** Not now: it goes out again by itself. */
  | { type: 'entry.delayed'; id: string }
  | { type: 'entry.sent'; id: string; message: ChatMessage }
  /** The server has refused it for good; `failure` is Russian and fit to show. */
  | { type: 'entry.refused'; id: string; failure: string }

export interface SenderInput {
  readonly random: () => number
  readonly owner: Owner<SenderReport>
}

export type SenderEvent =
  | { type: 'entry.send'; entry: OutboxEntry }
  /** The message has turned up at the server by another way. */
  | { type: 'entry.drop' }
  | { type: 'connection.made' }

export interface SenderContext extends SenderInput {
  /** The last one given; `null` before the first. */
  readonly entry: OutboxEntry | null
  readonly failures: number
  readonly isLimited: boolean
}

type Sending = Pick<OutboxEntry, 'id' | 'chatId' | 'text'>

/** What is being sent. A sender is busy with nothing but an entry. */
const entryOf = ({ entry }: SenderContext) => entry as OutboxEntry

/**
 * Sends the messages of one chat one at a time, each until the server has it or refuses it for good: what is in flight
 * bars the next, so the order of writing is the order at the server. Actor: `sendChatMessage`.
 */
export const senderMachine = setup({
  types: { input: {} as SenderInput, context: {} as SenderContext, events: {} as SenderEvent },
  actors: { sendChatMessage: fromPromise<ChatMessage, Sending>(port('sendChatMessage')) },
  delays: {
    pause: ({ context }) =>
      Math.max(context.isLimited ? RATE_PAUSE : 0, pauseBeforeRetry(context.failures, context.random())),
  },
  guards: {
    isTrue: (_, condition: boolean) => condition,
    isUnlimited: ({ context }) => !context.isLimited,
  },
  actions: {
    take: assign((_, entry: OutboxEntry) => ({ entry, failures: 0 })),
    countFailure: assign(({ context }, isLimited: boolean) => ({ isLimited, failures: context.failures + 1 })),
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: SenderReport) => report,
    ),
  },
}).createMachine({
  id: 'sender',
  context: ({ input }) => ({ ...input, entry: null, failures: 0, isLimited: false }),
  initial: 'idle',
  states: {
    idle: {
      on: { 'entry.send': { target: 'busy', actions: { type: 'take', params: ({ event }) => event.entry } } },
    },
    busy: {
      initial: 'sending',
      on: { 'entry.drop': 'idle' },
      states: {
        sending: {
          entry: { type: 'report', params: ({ context }) => ({ type: 'entry.sending', id: entryOf(context).id }) },
          invoke: {
            id: 'sendChatMessage',
            src: 'sendChatMessage',
            input: ({ context }) => entryOf(context),
            onDone: {
              target: '#sender.idle',
              actions: {
                type: 'report',
                params: ({ context, event }) => ({
                  type: 'entry.sent',
                  id: entryOf(context).id,
                  message: event.output,
                }),
              },
            },
            onError: [
              {
                guard: { type: 'isTrue', params: ({ event }) => isDefinite(event.error) },
                target: '#sender.idle',
                actions: {
                  type: 'report',
                  params: ({ context, event }) => ({
                    type: 'entry.refused',
                    id: entryOf(context).id,
                    failure: errorMessage(event.error),
                  }),
                },
              },
              {
                target: 'waiting',
                actions: { type: 'countFailure', params: ({ event }) => isRateLimited(event.error) },
              },
            ],
          },
        },
        waiting: {
          entry: { type: 'report', params: ({ context }) => ({ type: 'entry.delayed', id: entryOf(context).id }) },
          after: { pause: 'sending' },
          on: { 'connection.made': { guard: 'isUnlimited', target: 'sending' } },
        },
      },
    },
  },
})
