import { createActor } from 'xstate'
import type { RealtimeEvent } from '../contract/realtime.ts'
import { calendarTime, dayNumber } from '../format/index.ts'
import type { Clock, KeyValueStorage, RandomIds, Readable } from '../ports/index.ts'
import { provideChat } from './chat.actors.ts'
import { type ChatActor, type ChatCommand, pinnedBefore } from './chat.machine.ts'
import {
  type ChatListViewState,
  type ChatWindowViewState,
  type ComposerViewState,
  selectChatList,
  selectChatWindow,
  selectComposer,
} from './chat.selectors.ts'
import type { ChatApi, ChatStore } from './chat.types.ts'
import type { ListCommand } from './chat-list.machine.ts'
import { createChatStore } from './chat-store.ts'
import type { WindowCommand } from './chat-window.machine.ts'
import type { ComposerEvent } from './composer.machine.ts'
import { computed, onceAFrame, type Source } from './computed.ts'
import { createMessageRows } from './message-rows.ts'
import type { OutboxCommand } from './outbox.machine.ts'
import type { Realtime } from './realtime.ts'
import type { Unread } from './unread.ts'

export interface ChatSessionOptions {
  readonly api: ChatApi
  readonly realtime: Realtime
  readonly unread: Unread
  readonly userId: string
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly ids: RandomIds
  /** 0 ≤ random() < 1. */
  readonly random: () => number
  /** IANA name, for the days of a window. */
  readonly timeZone: string
}

/** A part of the chat: what it shows, and what can be done there. */
export interface ChatPart<View, Event> extends Readable<View> {
  /** Does nothing while the part is not there: no chat is open. */
  readonly send: (event: Event) => void
}

/** The whole chat of one signed-in person. */
export interface ChatSession {
  /** Opens, closes and pins chats. */
  readonly actor: ChatActor
  readonly store: ChatStore
  readonly list: ChatPart<ChatListViewState, ListCommand>
  /** The open chat. */
  readonly window: ChatPart<ChatWindowViewState, WindowCommand>
  /** Apart from the window: typing must not touch the messages, and must reach a controlled field at once. */
  readonly composer: ChatPart<ComposerViewState, ComposerEvent>
  /** Messages that the server has not confirmed; they stand in the window. */
  readonly outbox: { readonly send: (event: OutboxCommand) => void }
  readonly send: (command: ChatCommand) => void
  /** A loading that a person waits for has failed; the message is Russian and fit for a toast (product §8). */
  onFailure(listener: (message: string) => void): () => void
  /** After `unread.start()`, so that counts are right when rows are told. */
  start(): void
  /** For good, on signing out or leaving. What is unsent stays in storage. */
  stop(): void
}

/** Puts store, machines and views together. */
export const createChatSession = (options: ChatSessionOptions): ChatSession => {
  const { api, realtime, unread, userId, storage, clock, ids, random, timeZone } = options
  const store = createChatStore({
    userId,
    clock,
    counter: unread.counter,
    onOwnMessage: ({ id }) => soon(() => context().outbox.send({ type: 'message.confirmed', id })),
    onReturned: (chatId) => soon(() => actor.send({ type: 'chat.returned', chatId })),
    onOutdated: () => soon(() => outdated.ask()),
  })
  const actor: ChatActor = createActor(provideChat(api), { clock, input: { store, storage, clock, ids, random } })
  const context = () => actor.getSnapshot().context
  /** Not at once: the store may have been told by an action of a machine, and machines are not to be called from there. */
  const soon = (act: () => void) =>
    void Promise.resolve().then(() => {
      if (actor.getSnapshot().status === 'active') act()
    })
  const windowSnapshot = () => context().window?.getSnapshot() ?? null
  const composerSnapshot = () => context().composer?.getSnapshot() ?? null
  /** None for a chat that is gone, though its window still says so. */
  const openComposer = () => (context().selectedId === null ? null : context().composer)
  const shownId = () => windowSnapshot()?.context.chatId ?? 0

  const watchers = new Set<() => void>()
  actor.system.inspect((event) => {
    if (event.type === '@xstate.snapshot') for (const watcher of watchers) watcher()
  })
  /** Something a machine knows; told at once, because a person waits for it. */
  const machine = (mark: () => unknown): Source => ({
    mark,
    subscribe(listener) {
      let seen = mark()
      const watch = () => {
        if (Object.is(seen, mark())) return
        seen = mark()
        listener()
      }
      watchers.add(watch)
      return () => void watchers.delete(watch)
    },
  })
  /** Something the store knows of the chat that `chatId` names at the moment; told once a frame. */
  const stored = (chatId: () => number | null): Source => ({
    mark: () => store.version(chatId() ?? 0),
    subscribe(listener) {
      let [watched, stop] = [chatId(), store.subscribe(chatId() ?? 0, listener)]
      const follow = () => {
        if (chatId() === watched) return
        stop()
        watched = chatId()
        stop = store.subscribe(watched ?? 0, listener)
      }
      watchers.add(follow)
      return () => {
        watchers.delete(follow)
        stop()
      }
    },
  })
  const connection: Source = { mark: realtime.connection.get, subscribe: realtime.connection.subscribe }
  const listed: Source = {
    mark: () => store.version('list'),
    subscribe: (listener) => store.subscribe('list', listener),
  }
  const messageRows = createMessageRows(timeZone)

  const list = computed(
    [
      listed,
      connection,
      stored(() => context().pinnedId),
      machine(() => context().pinnedId),
      machine(() => context().selectedId),
      machine(() => context().list.getSnapshot()),
    ],
    () => {
      const { list, pinnedId, selectedId } = context()
      const pinned = store.row(pinnedId ?? 0)
      return selectChatList(list.getSnapshot(), {
        rows: store.rows(pinned && pinnedId),
        pinned,
        selectedId,
        connection: realtime.connection.get(),
      })
    },
  )

  const window = computed(
    [
      stored(shownId),
      connection,
      machine(windowSnapshot),
      machine(() => context().outbox.getSnapshot().context.entries),
      machine(() => dayNumber(calendarTime(clock.now(), timeZone))),
    ],
    () =>
      selectChatWindow(windowSnapshot(), {
        chat: store.row(shownId()),
        connection: realtime.connection.get(),
        opened(shown) {
          const { chatId, dividerSeq } = shown.context
          const { messages, isComplete } = store.openLog(chatId)
          const outbox = context().outbox.getSnapshot().context.entries
          const rows = messageRows({
            userId,
            messages,
            isComplete,
            outbox: outbox.filter((entry) => entry.chatId === chatId),
            companionReadSeq: store.companionReadSeq(chatId),
            dividerSeq,
            hasPlaceholder: shown.hasTag('placeholder'),
            now: clock.now(),
          })
          return { rows, isComplete }
        },
      }),
  )

  const composer = computed([stored(shownId), machine(composerSnapshot), machine(windowSnapshot)], () =>
    selectComposer(composerSnapshot(), windowSnapshot()?.hasTag('ready') ? store.row(shownId()) : null),
  )

  // The machines are told of a burst once: they ask the store what it came to.
  const arrivals = onceAFrame(clock, () => context().window?.send({ type: 'message.arrived' }))
  const outdated = onceAFrame(clock, () => context().list.send({ type: 'list.outdated' }))

  /** Events change the store; the machines hear only what calls for an action. */
  const take = (event: RealtimeEvent) => {
    const outcome = store.apply(event)
    if (event.name === 'DELETE_CHAT') actor.send({ type: 'chat.removed', chatId: event.payload.chatId })
    const isOpen = event.name === 'NEW_MESSAGE' && event.payload.chatId === context().selectedId
    if (isOpen && outcome !== 'unchanged') arrivals.ask()
    // A gap in the open chat is the window's to fill.
    if (outcome === 'absent' || (outcome === 'gap' && !isOpen)) outdated.ask()
  }

  const reconnected = () => {
    const { list, window, outbox } = context()
    for (const part of [outbox, window, list, actor]) part?.send({ type: 'connection.made' })
  }

  const stops: (() => void)[] = []
  return {
    actor,
    store,
    list: { ...list, send: (event) => context().list.send(event) },
    window: { ...window, send: (event) => context().window?.send(event) },
    composer: { ...composer, send: (event) => openComposer()?.send(event) },
    outbox: { send: (event) => context().outbox.send(event) },
    send: actor.send,
    onFailure(listener) {
      const subscription = actor.on('loading.failed', ({ message }) => listener(message))
      return () => subscription.unsubscribe()
    },
    start() {
      actor.start()
      const pinnedId = pinnedBefore({ store, storage })
      if (pinnedId !== null) actor.send({ type: 'chat.pin', chatId: pinnedId })
      stops.push(realtime.onEvent(take), realtime.onConnected(reconnected), unread.onContradiction(outdated.ask))
    },
    stop() {
      for (const stop of stops.splice(0)) stop()
      arrivals.stop()
      outdated.stop()
      context().composer?.send({ type: 'draft.save' })
      actor.stop()
    },
  }
}
