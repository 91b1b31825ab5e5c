import { createActor } from 'xstate'
import type { RealtimeEvent } from '../contract/realtime.ts'
import { calendarTime, dayNumber } from '../format/index.ts'
import type { Clock, KeyValueStorage, RandomIds, Readable } from '../ports/index.ts'
import { provideChat } from './chat.actors.ts'
import { type ChatActor, type ChatCommand, pinnedBefore } from './chat.machine.ts'
import { createChatStore } from './chat.store.ts'
import type { ChatApi, ChatStore } from './chat.types.ts'
import {
  type ChatListView,
  type ChatWindowView,
  type ComposerView,
  selectChatList,
  selectChatWindow,
  selectComposer,
} from './chat.views.ts'
import { createMessageRows } from './message.rows.ts'
import { derive, onceAFrame, type Source } from './readable.ts'
import type { Realtime } from './realtime.ts'
import type { Unread } from './unread.ts'

export interface ChatOptions {
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

/** The whole chat of one signed-in person. */
export interface Chat {
  readonly actor: ChatActor
  readonly store: ChatStore
  readonly list: Readable<ChatListView>
  readonly window: Readable<ChatWindowView>
  /** Apart from the window: typing must not touch the messages, and must reach a controlled field at once. */
  readonly composer: Readable<ComposerView>
  readonly send: (command: ChatCommand) => void
  /** A loading that a person waits for has failed; the message is Russian and fit for a toast (spec §8). */
  onFailure(listener: (message: string) => void): () => void
  /** After `unread.start()`, so that counts are right when rows are told. */
  start(): void
  /** For good, on signing out or leaving. What is unsent stays in storage. */
  stop(): void
}

/** Puts store, machines and views together. */
export const createChat = (options: ChatOptions): Chat => {
  const { api, realtime, unread, userId, storage, clock, ids, random, timeZone } = options
  const store = createChatStore({
    userId,
    clock,
    ledger: unread.ledger,
    onOwnMessage: ({ id }) => soon(() => confirm(id)),
    onReturned: (chatId) => soon(() => actor.send({ type: 'chat.returned', chatId })),
    onOutdated: () => soon(() => outdated.ask()),
  })
  const actor: ChatActor = createActor(provideChat(api), { clock, input: { store, storage, clock, ids, random } })
  const context = () => actor.getSnapshot().context
  const confirm = (id: string) => {
    const isPending = context()
      .outbox.getSnapshot()
      .context.entries.some((entry) => entry.id === id)
    if (isPending) actor.send({ type: 'message.confirmed', id })
  }
  /** Not at once: the store may have been told by an action of a machine, and machines are not to be called from there. */
  const soon = (act: () => void) =>
    void Promise.resolve().then(() => {
      if (actor.getSnapshot().status === 'active') act()
    })
  const windowSnapshot = () => context().window?.getSnapshot() ?? null
  const composerSnapshot = () => context().composer?.getSnapshot() ?? null
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

  const list = derive(
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
      const pinned = pinnedId === null ? null : store.row(pinnedId)
      return selectChatList(list.getSnapshot(), {
        rows: store.rows(pinned && pinnedId),
        pinned,
        selectedId,
        connection: realtime.connection.get(),
      })
    },
  )

  const window = derive(
    [
      stored(shownId),
      connection,
      machine(windowSnapshot),
      machine(() => context().outbox.getSnapshot().context.entries),
      machine(() => dayNumber(calendarTime(clock.now(), timeZone))),
    ],
    () => {
      const snapshot = windowSnapshot()
      const chatId = shownId()
      const log = store.log(chatId)
      return selectChatWindow(snapshot, {
        chat: store.row(chatId),
        isComplete: log?.isComplete ?? false,
        connection: realtime.connection.get(),
        rows: () =>
          messageRows({
            userId,
            messages: log?.messages ?? [],
            isComplete: log?.isComplete ?? false,
            outbox: context()
              .outbox.getSnapshot()
              .context.entries.filter((entry) => entry.chatId === chatId),
            companionReadSeq: store.companionReadSeq(chatId),
            dividerSeq: snapshot?.context.dividerSeq ?? null,
            hasPlaceholder: snapshot?.hasTag('placeholder') ?? false,
            now: clock.now(),
          }),
      })
    },
  )

  const composer = derive([stored(shownId), machine(composerSnapshot), machine(windowSnapshot)], () => {
    const isReady = windowSnapshot()?.hasTag('ready') ?? false
    return selectComposer(composerSnapshot(), isReady ? (store.row(shownId())?.status ?? null) : null)
  })

  // The machines are told of a burst once: they ask the store what it came to.
  const arrivals = onceAFrame(clock, () => actor.send({ type: 'message.arrived' }))
  const outdated = onceAFrame(clock, () => actor.send({ type: 'list.outdated' }))

  /** Events change the store; the machines hear only what calls for an action. */
  const take = (event: RealtimeEvent) => {
    const outcome = store.apply(event)
    if (event.name === 'DELETE_CHAT') actor.send({ type: 'chat.removed', chatId: event.payload.chatId })
    const isOpen = event.name === 'NEW_MESSAGE' && event.payload.chatId === context().selectedId
    if (isOpen && outcome !== 'unchanged') arrivals.ask()
    // A gap in the open chat is the window's to fill.
    if (outcome === 'absent' || (outcome === 'gap' && !isOpen)) outdated.ask()
  }

  const stops: (() => void)[] = []
  return {
    actor,
    store,
    list,
    window,
    composer,
    send: actor.send,
    onFailure(listener) {
      const subscription = actor.on('loading.failed', ({ message }) => listener(message))
      return () => subscription.unsubscribe()
    },
    start() {
      actor.start()
      const pinnedId = pinnedBefore({ store, storage })
      if (pinnedId !== null) actor.send({ type: 'chat.pin', chatId: pinnedId })
      stops.push(
        realtime.onEvent(take),
        realtime.onConnected(() => actor.send({ type: 'connection.made' })),
        unread.onContradiction(outdated.ask),
      )
    },
    stop() {
      for (const stop of stops.splice(0)) stop()
      arrivals.stop()
      outdated.stop()
      actor.send({ type: 'draft.save' })
      actor.stop()
    },
  }
}
