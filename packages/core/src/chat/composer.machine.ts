import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import { MESSAGE_TEXT } from '../contract/chat-terms.ts'
import type { KeyValueStorage } from '../ports/index.ts'
import type { MessageComposed, Owner } from './chat.types.ts'

/** Milliseconds of quiet before a draft is stored. */
export const DRAFT_DEBOUNCE = 500

const [SHORTEST, LONGEST] = MESSAGE_TEXT

export interface ComposerInput {
  readonly chatId: number
  readonly userId: string
  readonly storage: KeyValueStorage
  readonly owner: Owner<MessageComposed>
}

export type ComposerEvent = { type: 'draft.change'; text: string } | { type: 'draft.save' } | { type: 'message.send' }

/** Length as a person counts it, of what would be sent. */
export const lengthOf = (text: string): number => [...text.trim()].length

const keyOf = ({ userId, chatId }: ComposerInput) => `artel.chat.draft.${userId}.${chatId}`

/** The text being written in one chat; it survives leaving the chat and a reload. Port: KeyValueStorage. */
export const composerMachine = setup({
  types: {
    input: {} as ComposerInput,
    context: {} as ComposerInput & { readonly text: string },
    events: {} as ComposerEvent,
  },
  delays: { draftDebounce: DRAFT_DEBOUNCE },
  guards: {
    isSendable: ({ context }) => {
      const length = lengthOf(context.text)
      return length >= SHORTEST && length <= LONGEST
    },
  },
  actions: {
    keepText: assign((_, text: string) => ({ text })),
    saveDraft: ({ context }) =>
      context.text === '' ? context.storage.remove(keyOf(context)) : context.storage.set(keyOf(context), context.text),
    handOver: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'message.composed', chatId: context.chatId, text: context.text.trim() }),
    ),
    clear: assign({ text: '' }),
  },
}).createMachine({
  id: 'composer',
  context: ({ input }) => ({ ...input, text: input.storage.get(keyOf(input)) ?? '' }),
  initial: 'saved',
  on: {
    'draft.change': { target: '.unsaved', actions: { type: 'keepText', params: ({ event }) => event.text } },
    'message.send': { guard: 'isSendable', target: '.saved', actions: ['handOver', 'clear', 'saveDraft'] },
  },
  states: {
    saved: {},
    unsaved: {
      after: { draftDebounce: { target: 'saved', actions: 'saveDraft' } },
      on: { 'draft.save': { target: 'saved', actions: 'saveDraft' } },
    },
  },
})

export type ComposerActor = ActorRefFrom<typeof composerMachine>
export type ComposerSnapshot = SnapshotFrom<typeof composerMachine>
