import { describe, expect, it } from 'vitest'
import type { Chat, ChatMessage } from '../contract/index.ts'
import type { RealtimeEventName, RealtimePayload } from '../contract/realtime.ts'
import { aChat, aMessage, aParticipant, CLIENT_ID, EXECUTOR_ID, manualClock, testUuid } from '../testing/index.ts'
import type { Applied } from './chat.types.ts'
import { createChatStore } from './chat-store.ts'
import { createUnreadCounter } from './unread-counter.ts'

const FRAME = 16
const OTHER_ID = testUuid(209)
const minute = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 9, minutes)).toISOString()

/** Message number `seq` of a chat, written by its companion in that minute unless told otherwise. */
const message = (chatId: number, seq: number, change: Partial<ChatMessage> = {}) =>
  aMessage({ id: testUuid(chatId * 1000 + seq), chatId, seq, createdAt: minute(seq), ...change })
const own: Partial<ChatMessage> = { senderId: CLIENT_ID }
const look = { material: 'hex', object: 'wrench' } as const
/** A chat of `lastSeq` messages, none of them unread, with a companion and a task of its own. */
const chat = (id: number, lastSeq = 1, change: Partial<Chat> = {}) =>
  aChat({
    id,
    client: aParticipant({ id: CLIENT_ID, lastReadSeq: lastSeq }),
    executor: aParticipant({ id: testUuid(id), lastReadSeq: 0 }),
    task: { id: id + 5000, title: 'Заменить смеситель', status: 'APPROVED', look },
    lastMessage: lastSeq === 0 ? null : message(id, lastSeq),
    lastSeq,
    ...change,
  })
const page = (...items: Chat[]) => ({ items, isFiltered: false })

const setUp = () => {
  const clock = manualClock()
  const counter = createUnreadCounter(CLIENT_ID)
  const heard: { own: string[]; returned: number[]; outdated: number } = { own: [], returned: [], outdated: 0 }
  const store = createChatStore({
    userId: CLIENT_ID,
    counter,
    clock,
    onOwnMessage: ({ id }) => heard.own.push(id),
    onReturned: (chatId) => heard.returned.push(chatId),
    onOutdated: () => {
      heard.outdated += 1
    },
  })
  const hear = <N extends RealtimeEventName>(name: N, payload: RealtimePayload<N>): Applied => {
    const event = { name, payload } as Parameters<typeof store.apply>[0]
    counter.apply(event)
    return store.apply(event)
  }
  return {
    clock,
    counter,
    heard,
    store,
    hear,
    say: (chatId: number, seq: number, change?: Partial<ChatMessage>) =>
      hear('NEW_MESSAGE', message(chatId, seq, change)),
    ids: () => [...store.rows()].map(({ id }) => id),
    /** How much an act changes the list and a chat. */
    changes(act: () => unknown, chatId = 901) {
      const before = [store.version('list'), store.version(chatId)] as const
      act()
      return [store.version('list') - before[0], store.version(chatId) - before[1]]
    },
    /** How many times an act makes the list ask for its order. */
    outdatedBy(act: () => unknown) {
      const before = heard.outdated
      act()
      return heard.outdated - before
    },
  }
}
/** A list of these chats, the first one on top. */
const listing = (...chats: Chat[]) => {
  const world = setUp()
  world.store.putList('whole', page(...chats), world.store.tick())
  return world
}

describe('a row of the store', () => {
  it('is there once the chat is known, and the same until something in it changes', () => {
    const { store, hear } = setUp()
    expect(store.row(901)).toBeNull()
    store.putChat(chat(901), store.tick())
    const row = store.row(901)
    expect(store.row(901)).toBe(row)
    hear('CLOSE_CHAT', { chatId: 901 })

    expect(store.row(901)).toMatchObject({ id: 901, status: 'CLOSE' })
  })

  it('is closed by an event, told once, until a later answer says otherwise', () => {
    const { store, hear } = setUp()
    const before = store.tick()
    expect([hear('CLOSE_CHAT', { chatId: 901 }), hear('CLOSE_CHAT', { chatId: 901 })]).toEqual(['applied', 'unchanged'])
    store.putChat(chat(901), before)
    expect(store.row(901)?.status).toBe('CLOSE')
    store.putChat(chat(901), store.tick())

    expect(store.row(901)?.status).toBe('OPEN')
  })

  it('knows what happened to the newest message and not to an older one that comes late', () => {
    const { store, say } = listing(chat(901))
    expect([say(901, 3, { text: 'Третье' }), say(901, 2), say(901, 3)]).toEqual(['gap', 'unchanged', 'unchanged'])
    expect(store.row(901)?.preview?.text).toBe('Третье')
    store.putChat(chat(901, 2), store.tick())
    expect(store.row(901)?.preview?.text).toBe('Третье')
    store.putChat(chat(901, 3, { lastMessage: message(901, 3, { text: 'Исправлено' }) }), store.tick())

    expect(store.row(901)?.preview?.text).toBe('Исправлено')
  })

  it('knows how far the companion has read: by what they say, by what is said of it, and by the chat itself', () => {
    const { store, say, hear } = listing(chat(901, 1, { executor: aParticipant({ id: EXECUTOR_ID, lastReadSeq: 2 }) }))
    const readSeq = () => store.companionReadSeq(901)
    const read = (userId: string, lastReadSeq: number) => hear('READ_CHAT', { chatId: 901, userId, lastReadSeq })
    expect(readSeq()).toBe(2)
    say(901, 3, own)
    say(901, 4, { senderId: null })
    expect(readSeq()).toBe(2)
    say(901, 5)
    expect(readSeq()).toBe(5)
    say(901, 7, { ...own, isRead: true })
    say(901, 6)
    expect(readSeq()).toBe(7)
    expect([read(EXECUTOR_ID, 9), read(EXECUTOR_ID, 9), read(EXECUTOR_ID, 8)]).toEqual([
      'applied',
      'unchanged',
      'unchanged',
    ])
    expect(read(CLIENT_ID, 20)).toBe('applied')
    store.putChat(chat(901, 7), store.tick())

    expect(readSeq()).toBe(9)
  })

  it('changes when its messages are read here, and when the server could not be told', () => {
    const { store, say } = listing(chat(901))
    say(901, 2)
    const unread = () => store.row(901)?.unread
    expect(unread()).toBe(1)
    store.startReading(901)
    expect([unread(), store.readSeq(901)]).toEqual([0, 2])
    store.cancelReading(901)
    expect(unread()).toBe(1)
    store.startReading(901)
    store.confirmReading(901)
    store.cancelReading(901)

    expect(unread()).toBe(0)
  })

  it('does not change when a message is edited', () => {
    const { hear, changes } = listing(chat(901))
    const edited = message(901, 1, { text: 'Исправлено' })

    expect(changes(() => expect(hear('EDIT_MESSAGE', edited)).toBe('unchanged'))).toEqual([0, 0])
  })

  it('has no task where the chat is about none', () => {
    const { store } = listing(chat(901, 1, { task: null }))
    expect(store.row(901)?.task).toBeNull()
  })
})

describe('presence', () => {
  const withOther = (id: number, isOnline: boolean, lastVisitAt: string | null) =>
    chat(id, 1, { executor: aParticipant({ id: OTHER_ID, isOnline, lastVisitAt, lastReadSeq: 0 }) })
  const online = (isOnline: boolean, lastVisitAt: string | null) => ({ userId: OTHER_ID, isOnline, lastVisitAt })

  it('is the same in all chats of a person, whichever of them told it', () => {
    const { store, hear } = listing(withOther(901, false, minute(1)), withOther(902, false, minute(1)))
    hear('ONLINE_CHANGED', online(true, minute(2)))
    expect([901, 902].map((id) => store.row(id)?.companion.isOnline)).toEqual([true, true])
    store.putChat(withOther(902, false, minute(3)), store.tick())

    expect([901, 902].map((id) => store.row(id)?.companion)).toMatchObject([
      { isOnline: false, lastVisitAt: minute(3) },
      { isOnline: false, lastVisitAt: minute(3) },
    ])
  })

  it('is what was told of the later visit; of one visit, what was told last', () => {
    const { store, hear } = listing(withOther(901, true, minute(2)))
    expect([
      hear('ONLINE_CHANGED', online(false, minute(1))),
      hear('ONLINE_CHANGED', online(false, null)),
      hear('ONLINE_CHANGED', online(false, minute(2))),
    ]).toEqual(['unchanged', 'unchanged', 'applied'])

    expect(store.row(901)?.companion.isOnline).toBe(false)
  })

  it('is believed to an answer asked before an event only if it knows of a later visit', () => {
    const { store, hear } = listing(withOther(901, false, minute(1)))
    const asOf = store.tick()
    hear('ONLINE_CHANGED', online(true, minute(2)))
    for (const visit of [minute(2), minute(1), null]) store.putChat(withOther(901, false, visit), asOf)
    expect(store.row(901)?.companion).toMatchObject({ isOnline: true, lastVisitAt: minute(2) })
    store.putChat(withOther(901, false, minute(3)), asOf)
    expect(store.row(901)?.companion).toMatchObject({ isOnline: false, lastVisitAt: minute(3) })
    store.putChat(withOther(901, true, null), store.tick())

    expect(store.row(901)?.companion).toMatchObject({ isOnline: true, lastVisitAt: null })
  })

  it('is asked for again though nothing but the visit has changed', () => {
    const { store } = listing(withOther(901, false, minute(1)))
    store.putChat(withOther(901, false, minute(5)), store.tick())

    expect(store.row(901)?.companion.lastVisitAt).toBe(minute(5))
  })

  it('that was told before the chat itself waits for it', () => {
    const { store, hear } = setUp()
    expect(hear('ONLINE_CHANGED', online(true, minute(2)))).toBe('applied')
    hear('NEW_CHAT', withOther(901, false, minute(1)))

    expect(store.row(901)?.companion.isOnline).toBe(true)
  })

  it('of a new chat is that of the event', () => {
    const { store, hear } = listing(withOther(901, true, minute(1)))
    hear('NEW_CHAT', withOther(902, false, minute(1)))

    expect([901, 902].map((id) => store.row(id)?.companion.isOnline)).toEqual([false, false])
  })

  it('that is no news touches no other chat', () => {
    const { store, changes } = listing(withOther(901, true, minute(1)), withOther(902, true, minute(1)))
    expect(changes(() => store.putChat(withOther(902, true, minute(1)), store.tick()))[1]).toBe(0)
  })
})

describe('the status of a task', () => {
  const about = (id: number, status: NonNullable<Chat['task']>['status']) =>
    chat(id, 1, { task: { id: 77, title: 'Собрать шкаф', status, look } })
  const changed = (status: NonNullable<Chat['task']>['status'], version: number) =>
    ({ taskId: 77, status, version }) as const

  it('is that of its highest version in all its chats', () => {
    const { store, hear } = listing(about(901, 'APPROVED'), about(902, 'APPROVED'))
    expect([
      hear('TASK_CHANGED', changed('IN_PROGRESS', 0)),
      hear('TASK_CHANGED', changed('FINISHED', 2)),
      hear('TASK_CHANGED', changed('CANCELED', 2)),
      hear('TASK_CHANGED', changed('CANCELED', 1)),
    ]).toEqual(['applied', 'applied', 'unchanged', 'unchanged'])

    expect([901, 902].map((id) => store.row(id)?.task)).toEqual([
      { id: 77, title: 'Собрать шкаф', status: 'FINISHED', look },
      { id: 77, title: 'Собрать шкаф', status: 'FINISHED', look },
    ])
  })

  it('is believed to an answer asked after the event, and the event is not believed again', () => {
    const { store, hear } = listing(about(901, 'APPROVED'), about(902, 'APPROVED'))
    const asOf = store.tick()
    hear('TASK_CHANGED', changed('IN_PROGRESS', 3))
    store.putChat(about(902, 'APPROVED'), asOf)
    expect(store.row(901)?.task?.status).toBe('IN_PROGRESS')
    store.putChat(about(902, 'FINISHED'), store.tick())
    expect([901, 902].map((id) => store.row(id)?.task?.status)).toEqual(['FINISHED', 'FINISHED'])

    expect(hear('TASK_CHANGED', changed('IN_PROGRESS', 3))).toBe('unchanged')
  })

  it('of a new chat is that of the event, unless a later one was heard before', () => {
    const { store, hear } = listing(about(901, 'APPROVED'))
    hear('NEW_CHAT', about(902, 'IN_PROGRESS'))
    expect([901, 902].map((id) => store.row(id)?.task?.status)).toEqual(['IN_PROGRESS', 'IN_PROGRESS'])
    hear('TASK_CHANGED', changed('FINISHED', 3))
    hear('NEW_CHAT', about(903, 'IN_PROGRESS'))

    expect(store.row(903)?.task?.status).toBe('FINISHED')
  })

  it('that is no news touches no other chat', () => {
    const { store, changes } = listing(about(901, 'APPROVED'), about(902, 'APPROVED'))
    expect(changes(() => store.putChat(about(902, 'APPROVED'), store.tick()))[1]).toBe(0)
    expect(changes(() => store.putChat(about(902, 'FINISHED'), store.tick()))[1]).toBe(1)
  })
})

describe('a message that is heard of', () => {
  it('takes its chat to the top, once', () => {
    const { store, say, ids } = listing(chat(901), chat(902), chat(903))
    expect([say(903, 2), ids()]).toEqual(['applied', [903, 901, 902]])
    say(902, 2)
    expect([say(903, 2), ids()]).toEqual(['unchanged', [902, 903, 901]])

    expect([store.listedCount, store.missingCount]).toEqual([3, 0])
  })

  it('changes its chat and the list, and nothing when it comes again', () => {
    const { say, changes } = listing(chat(901))
    expect(changes(() => say(901, 2)).every((times) => times > 0)).toBe(true)
    expect(changes(() => say(901, 2))).toEqual([0, 0])
  })

  it('brings a chat into the list that is known and certain, and not one that may have changed unheard', () => {
    const { store, counter, say, ids } = listing(chat(901))
    for (const id of [902, 903]) store.putChat(chat(id), store.tick())
    expect(ids()).toEqual([901])
    counter.suspect(903)
    expect([say(902, 2), say(903, 2), say(904, 1)]).toEqual(['applied', 'absent', 'absent'])

    expect([ids(), store.missingCount]).toEqual([[902, 901], 2])
  })

  it('brings its chat in though an answer has told of it first', () => {
    const { store, say, ids } = listing(chat(901))
    store.putChat(chat(902, 2), store.tick())

    expect([say(902, 2), ids()]).toEqual(['applied', [902, 901]])
  })

  it('is for the server to place while a search is shown, and brings nothing into it', () => {
    const { store, say, hear, ids } = setUp()
    store.putChat(chat(902), store.tick())
    store.putList('whole', { items: [chat(901)], isFiltered: true }, store.tick())
    expect([say(902, 2), say(901, 2), hear('NEW_CHAT', chat(903))]).toEqual(['absent', 'absent', 'absent'])

    expect([ids(), store.missingCount]).toEqual([[901], 2])
  })

  it('is a gap where a number before it is missing, and none where it is the next', () => {
    const { say } = listing(chat(901, 4))
    expect([say(901, 5), say(901, 7), say(901, 6)]).toEqual(['applied', 'gap', 'unchanged'])
  })

  it('is told of when it is the own one, whichever way it has come', () => {
    const { store, say, heard } = listing(chat(901))
    say(901, 2)
    say(901, 3, { ...own, id: 'по сокету' })
    store.putSent(message(901, 4, { ...own, id: 'ответом' }))
    store.openLog(901)
    store.putHistory(901, 'newest', [message(901, 5, { ...own, id: 'в истории' })])

    expect(heard.own).toEqual(['по сокету', 'ответом', 'в истории'])
  })

  it('is kept in the log of a chat that was opened, also an older one', () => {
    const { store, say } = listing(chat(901))
    expect(store.log(901)).toBeNull()
    const log = store.openLog(901)
    expect([store.openLog(901) === log, store.log(901) === log]).toEqual([true, true])
    expect([say(901, 3), say(901, 2), say(901, 2)]).toEqual(['gap', 'applied', 'unchanged'])

    expect(log.messages.map(({ seq }) => seq)).toEqual([2, 3])
  })
})

describe('the answer to sending', () => {
  it('takes a listed chat to the top, and leaves one that is not listed for the event', () => {
    const { store, say, ids } = listing(chat(901), chat(902))
    store.putChat(chat(903), store.tick())
    store.putSent(message(903, 2, own))
    expect(ids()).toEqual([901, 902])
    store.putSent(message(902, 2, own))
    expect(ids()).toEqual([902, 901])

    expect([say(903, 2, own), ids()]).toEqual(['applied', [903, 902, 901]])
  })

  it('changes nothing when the event was first', () => {
    const { store, say, changes } = listing(chat(901))
    say(901, 2, own)
    expect(changes(() => store.putSent(message(901, 2, own)))).toEqual([0, 0])
    expect(changes(() => store.putSent(message(901, 3, own)))[1]).toBeGreaterThan(0)
  })
})

describe('a new chat', () => {
  it('stands at the top, by its creation or by its first message, and is new once', () => {
    const { store, hear, ids, changes } = listing(chat(901, 5))
    expect([hear('NEW_CHAT', chat(902, 0, { createdAt: minute(6) })), ids()]).toEqual(['applied', [902, 901]])
    expect([hear('NEW_CHAT', chat(903, 1, { createdAt: minute(7) })), ids()]).toEqual(['applied', [903, 902, 901]])

    expect(changes(() => hear('NEW_CHAT', chat(903)), 903)).toEqual([0, 0])
    expect(store.row(902)?.preview).toBeNull()
  })

  it('is placed by the arrival of its first message, which moves nothing when it is heard of once more', () => {
    const { hear, say, ids, outdatedBy } = listing(chat(901, 5))
    expect(outdatedBy(() => hear('NEW_CHAT', chat(902, 6, { createdAt: minute(0) })))).toBe(0)
    expect(outdatedBy(() => hear('NEW_CHAT', chat(903, 7, { createdAt: minute(0) })))).toBe(0)
    say(902, 6)

    expect(ids()).toEqual([903, 902, 901])
  })

  it('that comes late is not believed what is known better, and shows what is missing', () => {
    const { store, say, hear } = setUp()
    store.putChat(chat(901, 3), store.tick())
    expect(hear('NEW_CHAT', chat(901, 1, { status: 'CLOSE' }))).toBe('applied')
    expect(store.row(901)).toMatchObject({ status: 'OPEN', preview: { createdAt: minute(3) } })
    say(901, 4)
    expect(hear('NEW_CHAT', chat(901, 4))).toBe('applied')

    expect(hear('NEW_CHAT', chat(901, 5))).toBe('gap')
  })

  it('that may have changed unheard is for the server to place', () => {
    const { store, counter, hear, ids } = listing(chat(901))
    hear('NEW_CHAT', chat(902))
    store.putList('whole', page(chat(901)), store.tick())
    counter.suspect(902)

    expect([hear('NEW_CHAT', chat(902)), ids(), store.missingCount]).toEqual(['absent', [901], 1])
  })

  it('that has been deleted since is for the server to place', () => {
    const { store, hear } = setUp()
    hear('DELETE_CHAT', { chatId: 901 })

    expect([hear('NEW_CHAT', chat(901)), store.row(901), store.missingCount]).toEqual(['absent', null, 1])
  })
})

describe('a chat that is deleted', () => {
  it('is gone from the list with its messages, once, and the list is to be asked for again', () => {
    const { store, hear, ids, outdatedBy } = listing(chat(901), chat(902))
    store.openLog(902)
    expect(outdatedBy(() => expect(hear('DELETE_CHAT', { chatId: 902 })).toBe('applied'))).toBe(1)
    expect(outdatedBy(() => expect(hear('DELETE_CHAT', { chatId: 902 })).toBe('unchanged'))).toBe(0)

    expect([ids(), store.row(902), store.log(902), store.listedCount]).toEqual([[901], null, null, 1])
  })

  it('leaves the list as it is when it was not there, and is no more missing in it', () => {
    const { store, say, changes } = listing(chat(901))
    say(902, 1)
    expect(store.missingCount).toBe(1)
    expect(changes(() => store.remove(902), 902)).toEqual([0, 1])

    expect(store.missingCount).toBe(0)
  })

  it('is missing in the list when a newer message comes, and not for one that it had', () => {
    const { store, say, hear, changes } = listing(chat(901, 3))
    hear('DELETE_CHAT', { chatId: 901 })
    expect([say(901, 3), store.missingCount]).toEqual(['unchanged', 0])
    expect([say(901, 4), store.missingCount, store.row(901)]).toEqual(['absent', 1, null])

    expect(changes(() => store.putSent(message(901, 5, own)))).toEqual([0, 0])
  })

  it('is not brought back by an answer asked before, and is by one asked after', () => {
    const { store, heard, hear, say, ids } = listing(chat(901), chat(902))
    const asOf = store.tick()
    hear('DELETE_CHAT', { chatId: 902 })
    store.putChat(chat(902), asOf)
    store.putList('whole', page(chat(901), chat(902)), asOf)
    expect([ids(), store.row(902), heard.returned]).toEqual([[901], null, []])
    store.putList('whole', page(chat(901), chat(902, 2)), store.tick())
    expect([ids(), heard.returned]).toEqual([[901, 902], [902]])

    expect([say(902, 3), ids(), heard.returned]).toEqual(['applied', [902, 901], [902]])
  })
})

describe('what arrives', () => {
  it('is for the server to order when another chat has had a later or the same date', () => {
    const { say, outdatedBy } = listing(chat(901, 3), chat(902, 2))
    expect(outdatedBy(() => say(902, 3, { createdAt: minute(4) }))).toBe(0)
    expect(outdatedBy(() => say(902, 4, { createdAt: minute(1) }))).toBe(0)
    expect(outdatedBy(() => say(901, 4, { createdAt: minute(1) }))).toBe(1)
    expect(outdatedBy(() => say(902, 5, { createdAt: minute(0) }))).toBe(1)
    expect(outdatedBy(() => say(901, 5, { createdAt: minute(2) }))).toBe(0)
  })

  it('is compared with the chat at the top of the page that came last, and with no page below', () => {
    const { store, say, outdatedBy } = listing(chat(901, 5), chat(902, 2))
    store.putList('more', page(chat(903, 9)), store.tick())
    expect(outdatedBy(() => say(902, 3, { createdAt: minute(5) }))).toBe(1)
    store.putList('whole', page(chat(904, 0, { createdAt: minute(20) }), chat(901, 5)), store.tick())
    expect(outdatedBy(() => say(901, 6, { createdAt: minute(19) }))).toBe(1)
    store.putList('whole', page(chat(904, 0, { createdAt: minute(20) }), chat(901, 6)), store.tick())

    expect(outdatedBy(() => say(901, 7, { createdAt: minute(21) }))).toBe(0)
  })

  it('is ordered by its coming after an empty list too', () => {
    const { store, hear, outdatedBy, ids } = setUp()
    store.putList('whole', page(), store.tick())
    expect(outdatedBy(() => hear('NEW_CHAT', chat(901)))).toBe(0)

    expect(ids()).toEqual([901])
  })
})

describe('the chat itself, asked for again', () => {
  it('takes its place at the top when it has news, and keeps it when it has none', () => {
    const { store, ids } = listing(chat(901), chat(902), chat(903, 0))
    for (const known of [chat(902), chat(903, 0)]) store.putChat(known, store.tick())
    expect(ids()).toEqual([901, 902, 903])
    store.putChat(chat(902, 2), store.tick())

    expect(ids()).toEqual([902, 901, 903])
  })

  it('does not come into the list by that', () => {
    const { store, say, ids } = listing(chat(901))
    store.putChat(chat(902, 2), store.tick())

    expect([ids(), say(901, 2), ids()]).toEqual([[901], 'applied', [901]])
  })
})

describe('a page of the list', () => {
  it('is the list, in its order', () => {
    const { store, ids } = listing(chat(901), chat(903), chat(902))
    expect(ids()).toEqual([901, 903, 902])
    store.putList('whole', page(chat(902, 2), chat(901)), store.tick())

    expect([ids(), store.listedCount]).toEqual([[902, 901], 2])
  })

  it('leaves above it what has arrived since it was asked for', () => {
    const { store, say, ids } = listing(chat(901), chat(902), chat(903), chat(904))
    const asOf = store.tick()
    store.putSent(message(904, 2, own))
    say(903, 2)
    store.putList('whole', page(chat(902), chat(901), chat(903)), asOf)

    expect(ids()).toEqual([903, 904, 902, 901])
  })

  it('loses what had arrived before it was asked for and is not in it', () => {
    const { store, say, ids } = listing(chat(901), chat(902))
    say(902, 2)
    store.putList('whole', page(chat(901)), store.tick())

    expect(ids()).toEqual([901])
  })

  it('makes uncertain what it has lost, unless it answers a search', () => {
    const { store, counter } = listing(chat(901), chat(902), chat(903))
    store.putList('whole', { items: [chat(901), chat(902)], isFiltered: true }, store.tick())
    expect(counter.isCertain(903)).toBe(true)
    store.putList('whole', page(chat(901)), store.tick())

    expect([901, 902, 903].map(counter.isCertain)).toEqual([true, false, true])
  })

  it('of a search has nothing but what was found, whatever has arrived', () => {
    const { store, say, ids } = listing(chat(901), chat(902))
    const asOf = store.tick()
    say(902, 2)
    store.putList('whole', { items: [chat(901)], isFiltered: true }, asOf)

    expect(ids()).toEqual([901])
  })

  it('below a single chat stands in its order too', () => {
    const { store, ids } = listing(chat(901))
    store.putList('more', page(chat(902), chat(903)), store.tick())

    expect(ids()).toEqual([901, 902, 903])
  })

  it('that was asked for below stands below in its order, and moves nothing', () => {
    const { store, say, ids } = listing(chat(901), chat(902))
    store.putList('more', page(chat(903), chat(904)), store.tick())
    store.putList('more', page(chat(901), chat(906), chat(905)), store.tick())
    expect(ids()).toEqual([901, 902, 903, 904, 906, 905])
    say(902, 2)

    expect(ids()).toEqual([902, 901, 903, 904, 906, 905])
  })

  it('below nothing is the list', () => {
    const { store, say, ids } = setUp()
    store.putList('more', page(chat(901), chat(902)), store.tick())
    expect(ids()).toEqual([901, 902])
    say(902, 2)

    expect(ids()).toEqual([902, 901])
  })

  it('below does not move a chat down in which something has arrived meanwhile', () => {
    const { store, say, ids } = listing(chat(901), chat(902))
    store.putChat(chat(903), store.tick())
    const asOf = store.tick()
    say(903, 2)
    store.putList('more', page(chat(903), chat(904)), asOf)

    expect(ids()).toEqual([903, 901, 902, 904])
  })

  it('fills in what was missing, and one below does not', () => {
    const { store, say } = listing(chat(901))
    say(902, 1)
    say(903, 1)
    store.putList('more', page(chat(903)), store.tick())
    expect(store.missingCount).toBe(1)
    store.putList('whole', page(chat(901)), store.tick())

    expect(store.missingCount).toBe(0)
  })

  it('lists what comes next again once no search is shown', () => {
    const { store, hear, ids } = setUp()
    store.putList('whole', { items: [], isFiltered: true }, store.tick())
    store.putList('whole', page(chat(901)), store.tick())
    hear('NEW_CHAT', chat(902, 2))

    expect(ids()).toEqual([902, 901])
  })
})

describe('the rows of the store', () => {
  it('are the same until the list changes, or another chat is to be left out', () => {
    const { store, say } = listing(chat(901), chat(902))
    const rows = store.rows()
    expect(store.rows()).toBe(rows)
    expect(store.rows(null)).toBe(rows)
    const others = store.rows(901)
    expect([[...others].map(({ id }) => id), others.length, store.rows(901) === others]).toEqual([[902], 1, true])
    expect([...store.rows(902)].map(({ id }) => id)).toEqual([901])
    say(901, 2)

    expect([...store.rows(902)].map(({ preview }) => preview?.createdAt)).toEqual([minute(2)])
    expect(store.rows()).not.toBe(rows)
  })

  it('are all there when the one to be left out is not among them', () => {
    const { store } = listing(chat(901), chat(902))
    store.putChat(chat(903), store.tick())

    expect(store.rows(903)).toHaveLength(2)
  })

  it('are said to have changed with each of them, and not with a chat that is not among them', () => {
    const { clock, store, hear } = listing(chat(901))
    store.putChat(chat(902), store.tick())
    const told: string[] = []
    store.subscribe('list', () => told.push('list'))
    store.subscribe(902, () => told.push('902'))
    hear('CLOSE_CHAT', { chatId: 902 })
    clock.advance(FRAME)
    expect(told).toEqual(['902'])
    hear('CLOSE_CHAT', { chatId: 901 })
    clock.advance(FRAME)

    expect(told).toEqual(['902', 'list'])
  })
})

describe('the history of a chat', () => {
  it('is kept where the chat has been opened, and only there', () => {
    const { store, changes } = listing(chat(901, 0))
    expect(changes(() => store.putHistory(901, 'newest', [message(901, 1)]))).toEqual([0, 0])
    const log = store.openLog(901)
    expect(changes(() => store.putHistory(901, 'newest', [message(901, 3), message(901, 2)]))[1]).toBeGreaterThan(0)
    expect([log.isLoaded, log.isComplete, log.messages.length]).toEqual([true, false, 2])
    store.putHistory(901, 'older', [message(901, 1)])
    expect([log.isComplete, log.messages.map(({ seq }) => seq)]).toEqual([true, [1, 2, 3]])
    store.putMissed(901, [message(901, 5)], 3, true)

    expect([log.reachedSeq, log.messages.length]).toEqual([5, 4])
  })

  it('that is older says nothing of what is newest', () => {
    const { store } = listing(chat(901, 4))
    const log = store.openLog(901)
    store.putHistory(901, 'newest', [message(901, 4), message(901, 3)])
    store.putHistory(901, 'older', [message(901, 1)])

    expect([log.reachedSeq, log.hasGap]).toEqual([4, false])
  })

  it('leaves it to the event to bring its chat into the list', () => {
    const { store, say, ids } = listing(chat(901))
    store.putChat(chat(902), store.tick())
    store.openLog(902)
    store.putHistory(902, 'newest', [message(902, 2), message(902, 1)])
    expect(ids()).toEqual([901])

    expect([say(902, 2), ids()]).toEqual(['applied', [902, 901]])
  })

  it('tells of the newest message and counts what is unread', () => {
    const { store } = listing(chat(901, 1))
    store.openLog(901)
    store.putHistory(901, 'newest', [message(901, 3), message(901, 2), message(901, 1)])

    expect(store.row(901)).toMatchObject({ unread: 2, preview: { createdAt: minute(3) } })
  })
})

it('a store works with nobody to tell of anything', () => {
  const store = createChatStore({ userId: CLIENT_ID, clock: manualClock(), counter: createUnreadCounter(CLIENT_ID) })
  store.putList('whole', page(chat(901, 5), chat(902)), store.tick())
  store.apply({ name: 'NEW_MESSAGE', payload: message(902, 2, own) })
  store.remove(902)
  store.putList('whole', page(chat(901, 5), chat(902, 3)), store.tick())

  expect([...store.rows()].map(({ id }) => id)).toEqual([901, 902])
})
