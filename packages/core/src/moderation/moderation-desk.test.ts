import { afterAll, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, noTokens } from '../api/index.ts'
import type { Operation } from '../contract/contract.ts'
import { errorCatalogue, type ModerationItem } from '../contract/index.ts'
import {
  aModerationHold,
  aModerationItem,
  answer,
  fakeIds,
  fakeTransport,
  manualClock,
  refusal,
  settle,
  someModerationDetails,
  testUuid,
  unreachable,
  watchTransitions,
} from '../testing/index.ts'
import { HOLD_RENEWAL, type JudgedKind, moderationDeskMachine, provideDesk, selectDesk } from './index.ts'

const watch = watchTransitions(moderationDeskMachine)
afterAll(() => expect(watch.missed()).toEqual([]))

const three = ['1', '2', '3'].map((id) => aModerationItem({ id, title: `Задание ${id}` }))
const CALLS: readonly Operation[] = [
  'approveTask',
  'approveReply',
  'rejectReply',
  'approveUser',
  'rejectUser',
  'rejectTask',
  'approveReview',
  'rejectReview',
  'approveVerification',
  'rejectVerification',
  'takeComplaint',
  'resolveComplaint',
  'dismissComplaint',
  'approveCategoryRequest',
  'rejectCategoryRequest',
]

/** A verdict, the next object and its hold come one after another: more turns than one answer takes. */
const quiet = async () => {
  for (let answers = 0; answers < 4; answers += 1) await settle()
}

const setUp = (kind: JudgedKind = 'TASKS', items: readonly ModerationItem[] = three) => {
  const transport = fakeTransport()
  const clock = manualClock()
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens: noTokens,
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const queue = { items: [...items], pagination: { totalItems: items.length } }
  const complaint = {
    target: 'USER',
    targetId: '1',
    status: 'NEW',
    subject: null,
    accused: null,
    hasChat: false,
  } as const
  transport
    .on('listModeration', answer({ data: queue }))
    .on('getModerationDetails', (call) => {
      const id = new URLSearchParams(call.query.map(([name, value]) => [name, value])).get('id')
      const item = items.find((one) => one.id === id) ?? aModerationItem()
      const category = kind === 'CATEGORY_REQUESTS' ? { name: 'ремонт кофемашин', parentId: null } : null
      const details = someModerationDetails({ item, category, complaint: kind === 'COMPLAINT' ? complaint : null })
      return answer({ data: details })(call)
    })
    .on('holdModeration', answer({ data: aModerationHold() }))
    .on('releaseModeration', answer(undefined))
  for (const call of CALLS) transport.on(call, answer(undefined))
  const actor = createActor(provideDesk(api), { input: { kind }, clock, inspect: watch.inspect })
  const told: string[] = []
  actor.on('verdict.done', ({ title, decision }) => told.push(`${decision} ${title}`))
  actor.start()
  const view = () => selectDesk(actor.getSnapshot())
  const currentId = () => actor.getSnapshot().context.currentId
  const sent = (operation: Operation) => transport.calls(operation).map(({ body }) => body)
  return { transport, clock, actor, view, told, currentId, sent }
}

const opened = async (kind?: JudgedKind, items?: readonly ModerationItem[]) => {
  const world = setUp(kind, items)
  await quiet()
  return world
}

describe('a moderator’s desk', () => {
  it('opens with who waits longest, held against colleagues', async () => {
    const { view, sent, currentId } = await opened()
    expect([view().status, currentId(), sent('holdModeration')]).toEqual(['reading', '1', [{ kind: 'TASKS', id: '1' }]])
    const state = view()
    expect(state.status === 'reading' && state.details.item.heldBy?.name).toBe('Нина С.')
  })

  it('keeps the hold alive as long as the object lies there, and lets go with it', async () => {
    const { actor, clock, sent } = await opened()
    await clock.advance(HOLD_RENEWAL)
    await quiet()
    expect(sent('holdModeration')).toHaveLength(2)
    actor.send({ type: 'desk.next' })
    await quiet()
    expect(sent('releaseModeration')).toEqual([{ kind: 'TASKS', id: '1' }])
    actor.stop()
    await quiet()
    expect(sent('releaseModeration')).toEqual([
      { kind: 'TASKS', id: '1' },
      { kind: 'TASKS', id: '2' },
    ])
  })

  it('lets go of a hold that comes after the object was left', async () => {
    const { actor, sent } = setUp()
    await quiet()
    actor.send({ type: 'desk.next' })
    actor.send({ type: 'desk.next' })
    actor.send({ type: 'desk.previous' })
    actor.send({ type: 'desk.open', id: '3' })
    await quiet()
    expect(sent('holdModeration').length - sent('releaseModeration').length).toBe(1)
  })

  it('goes through the queue in both directions and round', async () => {
    const { actor, currentId } = await opened()
    actor.send({ type: 'desk.previous' })
    await quiet()
    expect(currentId()).toBe('3')
    actor.send({ type: 'desk.next' })
    await quiet()
    actor.send({ type: 'desk.open', id: '2' })
    await quiet()
    expect(currentId()).toBe('2')
  })

  it('publishes at once and opens the next, until the queue is empty', async () => {
    const { actor, view, told, currentId, sent, transport } = await opened()
    actor.send({ type: 'verdict.approve' })
    expect(view().status).toBe('judging')
    await quiet()
    expect([sent('approveTask'), told, currentId()]).toEqual([[{ version: 1 }], ['approve Задание 1'], '2'])
    actor.send({ type: 'verdict.approve' })
    await quiet()
    transport.on('listModeration', answer({ data: { items: [], pagination: { totalItems: 0 } } }))
    actor.send({ type: 'verdict.approve' })
    await quiet()
    expect(view()).toEqual({ status: 'empty' })
    actor.send({ type: 'desk.retry' })
    expect(view().status).toBe('loading')
  })

  it('turns down by a rule, with the field and a word to the author', async () => {
    const { actor, view, sent } = await opened()
    actor.send({ type: 'verdict.reject' })
    actor.send({ type: 'verdict.approve' })
    actor.send({ type: 'verdict.reject' })
    actor.send({ type: 'verdict.confirm' })
    const asked = view()
    expect(asked.status === 'deciding' && asked.problems.rule).toBe('Выберите правило.')
    actor.send({ type: 'verdict.rule', rule: 'SPAM' })
    actor.send({ type: 'verdict.field', field: 'TITLE' })
    actor.send({ type: 'verdict.comment', comment: ' Опишите одну работу. ' })
    actor.send({ type: 'verdict.confirm' })
    await quiet()
    expect(sent('rejectTask')).toEqual([{ version: 1, rule: 'SPAM', field: 'TITLE', comment: 'Опишите одну работу.' }])
  })

  it('begins a refusal with the rule, and forgets it when one goes back', async () => {
    const { actor, view } = await opened()
    actor.send({ type: 'verdict.rule', rule: 'UNCLEAR' })
    expect(view().status).toBe('deciding')
    actor.send({ type: 'verdict.back' })
    const state = view()
    expect([state.status, state.status === 'reading' && state.draft.rule]).toEqual(['reading', null])
  })

  it('says so when a colleague was quicker, and goes on', async () => {
    const { actor, view, transport, currentId } = await opened()
    transport.on('approveTask', refusal('VERSION_CONFLICT'))
    actor.send({ type: 'verdict.approve' })
    await quiet()
    expect(view().status).toBe('conflict')
    actor.send({ type: 'desk.retry' })
    await quiet()
    expect([view().status, currentId()]).toEqual(['reading', '1'])
    transport.on('getModerationDetails', refusal('NOT_FOUND'))
    actor.send({ type: 'desk.next' })
    await quiet()
    expect(view().status).toBe('conflict')
    actor.send({ type: 'desk.next' })
    actor.send({ type: 'desk.next' })
    await quiet()
    actor.send({ type: 'desk.next' })
    await quiet()
    actor.send({ type: 'desk.next' })
    expect(view().status).toBe('loading')
  })

  it('keeps the verdict when it was not taken', async () => {
    const { actor, view, transport } = await opened()
    transport.on('approveTask', refusal('INTERNAL'))
    actor.send({ type: 'verdict.approve' })
    await quiet()
    const state = view()
    expect([state.status, state.status === 'reading' && state.message]).toEqual([
      'reading',
      errorCatalogue.INTERNAL.message,
    ])
    transport.on('rejectTask', refusal('INTERNAL'))
    actor.send({ type: 'verdict.rule', rule: 'SPAM' })
    actor.send({ type: 'verdict.confirm' })
    await quiet()
    const kept = view()
    expect([kept.status, kept.status === 'deciding' && kept.draft.rule]).toEqual(['deciding', 'SPAM'])
  })

  it('stands by its queue when an object does not come', async () => {
    const { actor, view, transport, currentId } = await opened()
    transport.on('getModerationDetails', refusal('INTERNAL'))
    actor.send({ type: 'desk.next' })
    await quiet()
    expect(view().status).toBe('broken')
    actor.send({ type: 'desk.next' })
    await quiet()
    actor.send({ type: 'desk.previous' })
    await quiet()
    actor.send({ type: 'desk.open', id: '3' })
    await quiet()
    actor.send({ type: 'desk.retry' })
    await quiet()
    expect([view().status, currentId()]).toEqual(['broken', '3'])
  })

  it('can be asked again when the queue does not come', async () => {
    const world = setUp()
    world.transport.on('listModeration', unreachable('offline'))
    await quiet()
    world.actor.stop()
    const failed = setUp()
    failed.transport.on('listModeration', refusal('INTERNAL'))
    await quiet()
    await failed.clock.advance(60_000)
    await quiet()
    expect(failed.view().status).toBe('failed')
    failed.actor.send({ type: 'desk.retry' })
    expect(failed.view().status).toBe('loading')
  })

  it('goes round a queue that is still being opened', async () => {
    const { actor, currentId } = setUp()
    await quiet()
    actor.send({ type: 'desk.next' })
    actor.send({ type: 'desk.next' })
    actor.send({ type: 'desk.previous' })
    actor.send({ type: 'desk.open', id: '1' })
    await quiet()
    expect(currentId()).toBe('1')
  })

  it('judges reviews and papers by their own calls', async () => {
    const review = await opened('TASK_REVIEWS', [aModerationItem({ kind: 'TASK_REVIEWS', id: '7', version: 3 })])
    review.actor.send({ type: 'verdict.rule', rule: 'INSULT' })
    review.actor.send({ type: 'verdict.confirm' })
    await quiet()
    expect(review.sent('rejectReview')).toEqual([{ version: 3, rule: 'INSULT', comment: null }])
    review.actor.send({ type: 'verdict.approve' })
    await quiet()
    expect(review.sent('approveReview')).toEqual([{ version: 3 }])

    const papers = await opened('VERIFICATION_REQUESTS', [aModerationItem({ kind: 'VERIFICATION_REQUESTS', id: '8' })])
    papers.actor.send({ type: 'verdict.rule', rule: 'EXPIRED' })
    papers.actor.send({ type: 'verdict.comment', comment: 'Срок истёк.' })
    papers.actor.send({ type: 'verdict.confirm' })
    await quiet()
    expect(papers.sent('rejectVerification')).toEqual([{ rule: 'EXPIRED', comment: 'Срок истёк.' }])
    papers.actor.send({ type: 'verdict.approve' })
    await quiet()
    expect(papers.sent('approveVerification')).toHaveLength(1)
  })

  it('judges what was sent, and names what of a person is at fault', async () => {
    const reply = await opened('TASK_REPLIES', [aModerationItem({ kind: 'TASK_REPLIES', id: '9', version: 1 })])
    reply.actor.send({ type: 'verdict.rule', rule: 'CONTACTS_IN_TEXT' })
    reply.actor.send({ type: 'verdict.confirm' })
    await quiet()
    expect(reply.sent('rejectReply')).toEqual([{ version: 1, rule: 'CONTACTS_IN_TEXT', comment: null }])
    reply.actor.send({ type: 'verdict.approve' })
    await quiet()
    expect(reply.sent('approveReply')).toEqual([{ version: 1 }])

    const id = testUuid(101)
    const person = await opened('USERS', [aModerationItem({ kind: 'USERS', id, version: 2 })])
    person.actor.send({ type: 'verdict.rule', rule: 'INSULT' })
    person.actor.send({ type: 'verdict.confirm' })
    const asked = person.view()
    expect(asked.status === 'deciding' && asked.problems.field).toBe('Выберите, что исправить.')
    person.actor.send({ type: 'verdict.field', field: 'STORY' })
    person.actor.send({ type: 'verdict.confirm' })
    await quiet()
    expect(person.sent('rejectUser')).toEqual([{ version: 2, rule: 'INSULT', comment: null, field: 'STORY' }])
    person.actor.send({ type: 'verdict.approve' })
    await quiet()
    expect(person.sent('approveUser')).toEqual([{ version: 2 }])
  })

  it('adds a category under the name and in the section that staff have chosen', async () => {
    const { actor, view, sent } = await opened('CATEGORY_REQUESTS', [
      aModerationItem({ kind: 'CATEGORY_REQUESTS', id: '861', version: 2 }),
    ])
    actor.send({ type: 'verdict.approve' })
    actor.send({ type: 'verdict.confirm' })
    const asked = view()
    expect(asked.status === 'deciding' && [asked.draft.category, asked.problems.parent]).toEqual([
      { name: 'ремонт кофемашин', parentId: null },
      'Выберите раздел.',
    ])
    actor.send({ type: 'verdict.category', category: { name: ' Ремонт кофемашин ', parentId: 1 } })
    actor.send({ type: 'verdict.confirm' })
    await quiet()
    expect(sent('approveCategoryRequest')).toEqual([{ version: 2, name: 'Ремонт кофемашин', parentId: 1 }])
  })

  it('turns a category down by a rule of its own, whatever it would have been called', async () => {
    const { actor, sent } = await opened('CATEGORY_REQUESTS', [
      aModerationItem({ kind: 'CATEGORY_REQUESTS', id: '861', version: 2 }),
    ])
    actor.send({ type: 'verdict.rule', rule: 'EXISTS' })
    actor.send({ type: 'verdict.comment', comment: 'Это «Сантехника».' })
    actor.send({ type: 'verdict.confirm' })
    await quiet()
    expect(sent('rejectCategoryRequest')).toEqual([{ version: 2, rule: 'EXISTS', comment: 'Это «Сантехника».' }])
  })

  it('decides a complaint with words only, after it was taken up', async () => {
    const { actor, view, sent, transport } = await opened('COMPLAINT', [
      aModerationItem({ kind: 'COMPLAINT', id: 'c' }),
    ])
    actor.send({ type: 'verdict.approve' })
    actor.send({ type: 'verdict.confirm' })
    const asked = view()
    expect(asked.status === 'deciding' && asked.problems).toEqual({
      name: null,
      parent: null,
      rule: null,
      field: null,
      comment: 'Решение: заполните поле.',
    })
    actor.send({ type: 'verdict.comment', comment: 'Предупредили.' })
    transport.on('takeComplaint', refusal('TRANSITION_REFUSED'))
    actor.send({ type: 'verdict.confirm' })
    await quiet()
    expect([sent('takeComplaint').length, sent('resolveComplaint')]).toEqual([1, [{ comment: 'Предупредили.' }]])
    actor.send({ type: 'verdict.reject' })
    actor.send({ type: 'verdict.comment', comment: 'Нарушения нет.' })
    transport.on('takeComplaint', refusal('INTERNAL'))
    actor.send({ type: 'verdict.confirm' })
    await quiet()
    expect([view().status, sent('dismissComplaint')]).toEqual(['deciding', []])
    transport.on('takeComplaint', answer(undefined))
    actor.send({ type: 'verdict.confirm' })
    await quiet()
    expect(sent('dismissComplaint')).toEqual([{ comment: 'Нарушения нет.' }])
  })
})
