import { createHash } from 'node:crypto'
import { COMPANY_LIMITS, REPLY_LIMITS, TASK_LIMITS, type TaskInput } from '@artel/core/contract'
import {
  checkTaskInput,
  findContacts,
  isCancelReasonFit,
  needsCancelComment,
  REOPEN_TIME,
  TASK_TIMES,
} from '@artel/core/tasks'
import { describe, expect, it } from 'vitest'
import { categoryIndex } from '../../../test/category-tree.ts'
import { categoryBySlug, categoryRecords } from '../categories/category-tree.ts'
import { callings, kindredTrades } from '../content/callings.ts'
import type { DemoLife } from './demo.types.ts'
import { demoAccounts } from './demo-accounts.ts'
import { everybody, generateDemo } from './generate.ts'
import { leavesOf } from './insert-company-categories.ts'
import { demoCases } from './showcase.ts'
import { taskCounts } from './task-plan.ts'

/** Work that executors have finished beside the 300 tasks. */
const HISTORY = 1184

const NOW = Date.parse('2026-11-21T09:00:00Z')
const demo = generateDemo(NOW)
const { people, lives } = demo
const users = everybody(people)
const deals = lives.flatMap((life) => life.deals.map((deal) => ({ ...deal, life })))
const messages = deals.flatMap((deal) => deal.messages)
const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())
const hashOf = (content: typeof demo) => createHash('sha256').update(JSON.stringify(content)).digest('hex')
const inStatus = (status: string) => lives.filter(({ state }) => state.status === status)
const count = <K>(keys: readonly K[]) => {
  const counts = new Map<K, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Milliseconds: all of it is generated anew. */
const AT_A_BUSY_TIME = 120_000

/** What would show that a text was put together by a program. */
const SEAMS = /undefined|NaN|null|\[|\]|[{}|]|\$|`| {2}|\s[,.!?;:]|\.\.|,\./

describe('demo content', () => {
  it(
    'is the same for the same moment',
    () => {
      expect(hashOf(generateDemo(NOW))).toBe(hashOf(demo))
    },
    AT_A_BUSY_TIME,
  )

  it.each(['2026-01-15T02:00:00Z', '2026-05-09T21:30:00Z', '2026-07-31T05:00:00Z', '2028-02-29T15:45:00Z'])(
    'can be made at any time of the year and of the day (%s)',
    (moment) => {
      const now = Date.parse(moment)
      const made = generateDemo(now)
      expect(made.lives).toHaveLength(300 + HISTORY)
      const late = made.lives.filter(
        ({ state, task }) => state.status === 'APPROVED' && task.endPeriod + TASK_TIMES.expire <= now,
      )
      expect(late.map(({ task }) => task.title)).toEqual([])
    },
    AT_A_BUSY_TIME,
  )

  it('happens before now and in order', () => {
    for (const { events, deals: own, task } of lives) {
      const moments = events.map(({ at }) => at)
      expect([...moments].sort((a, b) => a - b)).toEqual(moments)
      expect(moments[0]).toBe(task.createdAt)
      expect(Math.max(...moments)).toBeLessThanOrEqual(NOW)
      for (const { messages: said, createdAt } of own) {
        const times = said.map(({ at }) => at)
        expect([...times].sort((a, b) => a - b)).toEqual(times)
        expect(createdAt).toBeGreaterThan(task.createdAt)
        expect(times.at(-1)).toBeLessThanOrEqual(NOW)
      }
    }
    expect(Math.max(...demo.lastVisits.values())).toBeLessThanOrEqual(NOW)
  })

  it('says the same in no two of the newest chats of an account that people look in by', () => {
    const [client] = people.clients
    for (const account of [client, people.executors[0], people.executors[1]]) {
      const newest = deals
        .filter(({ executor, life }) => executor === account || life.task.author === account)
        .filter(({ messages: said }) => said.length > 1)
        .toSorted((one, other) => (other.messages.at(-1)?.at ?? 0) - (one.messages.at(-1)?.at ?? 0))
        .slice(0, 8)
      const last = newest.map(({ messages: said }) => said.at(-1)?.text)
      expect(last.filter((text, index) => last.indexOf(text) !== index)).toEqual([])
    }
  })

  it('compares replies where there are several, and thinks dear what is over the budget', () => {
    for (const { messages: said, life, price } of deals) {
      const texts = said.map(({ text }) => text).join('\n')
      if (/Сравнил[а]? отклики|договорил(ся|ась) с другим/.test(texts)) expect(life.deals.length).toBeGreaterThan(1)
      if (texts.includes('больше, чем мы готовы потратить')) expect(price).toBeGreaterThan(life.task.budgetTo ?? 0)
    }
  })

  it('is about 128 clients, 300 executors of three kinds, a moderator and an administrator', () => {
    expect(count(users.map(({ role }) => role))).toEqual(
      new Map([
        ['CLIENT', 128],
        ['EXECUTOR', 300],
        ['MODERATOR', 1],
        ['ADMIN', 1],
      ]),
    )
    const kinds = count(people.executors.map(({ company }) => company?.businessType))
    expect([...kinds.keys()].sort()).toEqual(['LLC', 'SE', 'SP'])
    expect(people.executors.filter(({ company }) => company?.businessType === 'LLC' && !company.shortName)).toEqual([])
  })

  it('lets nobody share an address, a phone or a number', () => {
    const phones = users.flatMap(({ phone, company }) => [phone, ...(company ? [company.phone] : [])])
    expect(phones.filter((phone) => !/^\+7900000\d{4}$/.test(phone))).toEqual([])
    for (const values of [
      phones,
      users.map(({ email }) => email),
      users.map(({ code }) => code),
      users.map(({ id }) => id),
    ]) {
      expect(new Set(values).size).toBe(values.length)
    }
  })

  it('has the accounts that are announced', () => {
    const roles = demoAccounts.map(({ email }) => users.find((user) => user.email === email))
    expect(roles.map((user) => [user?.role, user?.company?.businessType, user?.company?.verificationStatus])).toEqual([
      ['CLIENT', undefined, undefined],
      ['EXECUTOR', 'SP', 'VERIFIED'],
      ['EXECUTOR', 'LLC', 'VERIFIED'],
      ['MODERATOR', undefined, undefined],
      ['ADMIN', undefined, undefined],
    ])
  })

  it('calls women and men by fitting surnames', () => {
    const wrong = users.filter(({ firstName, lastName }) => {
      const isWoman = /[ая]$/.test(firstName) || firstName === 'Любовь'
      return /(?:ов|ев|ёв|ин|ын|ий)$/.test(lastName)
        ? isWoman
        : /(?:ова|ева|ёва|ина|ына|ая)$/.test(lastName) && !isWoman
    })
    expect(wrong.filter(({ firstName }) => firstName !== 'Илья' && firstName !== 'Никита')).toEqual([])
  })

  it('has 300 tasks in all seven statuses and thirty cities, beside the history of executors', () => {
    expect(Object.fromEntries(count(lives.map(({ state }) => state.status)))).toEqual({
      ...taskCounts,
      FINISHED: taskCounts.FINISHED + HISTORY,
    })
    expect(new Set(lives.map(({ task }) => task.author.city.name)).size).toBe(30)
    expect(new Set(inStatus('APPROVED').map(({ task }) => task.author.city.name)).size).toBe(30)
    expect(new Set(lives.map(({ task }) => task.categoryId)).size).toBe(87)
  })

  it('shows a rating of most executors', () => {
    const published = lives.flatMap(({ reviews }) => reviews).filter(({ publishedAt }) => publishedAt !== null)
    const about = count(published.map(({ subject }) => subject.id))
    const rated = people.executors.filter(({ id }) => (about.get(id) ?? 0) >= 3)
    expect(rated.length).toBeGreaterThan(people.executors.length * 0.66)
  })

  it('has somebody in Moscow for everything that can be asked for', () => {
    const moscow = people.executors.filter(({ city }) => city.name === 'Москва').flatMap(leavesOf)
    const asked = categoryRecords.filter(({ parentId }) => parentId !== null)
    expect(asked.filter(({ id }) => !moscow.includes(id)).map(({ slug }) => slug)).toEqual([])
  })

  it('shows cases, replies and reviews only in trades that their executor offers', () => {
    const isOutside = (executor: (typeof people.executors)[number], categoryId: number) =>
      !leavesOf(executor).includes(categoryId)
    const cases = demoCases(people.executors, NOW)
    expect(cases.filter(({ owner, categoryId }) => isOutside(owner, categoryId)).map(({ title }) => title)).toEqual([])
    const strange = deals.filter(({ executor, life }) => isOutside(executor, life.task.categoryId))
    expect(strange.map(({ executor, life }) => `${executor.code} ${life.task.title}`)).toEqual([])
    const outside = lives.flatMap(({ task, reviews }) =>
      reviews.filter(({ author, subject }) => author === task.author && isOutside(subject, task.categoryId)),
    )
    expect(outside.map(({ text }) => text)).toEqual([])
    for (const executor of people.executors) {
      expect(leavesOf(executor).length).toBeLessThanOrEqual(COMPANY_LIMITS.categories[1])
      const roots = leavesOf(executor).map((id) => categoryRecords.find((one) => one.id === id)?.parentId)
      expect(executor.trades.map((slug) => categoryBySlug(slug).id)).toEqual(
        expect.arrayContaining([...new Set(roots)]),
      )
    }
  })

  it('leaves the executor whom one signs in as room for more categories', () => {
    const executor = people.executors.find(({ email }) => email === 'executor@artel.test')
    const offered = executor ? leavesOf(executor) : []
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.length).toBeLessThanOrEqual(COMPANY_LIMITS.categories[1] - 2)
  })

  it('has clients say nothing of two deals in the same words, so that neighbouring reviews of a category differ', () => {
    const said = lives.flatMap(({ task, reviews }) =>
      reviews.filter(({ author, text }) => author === task.author && text !== '').map(({ text }) => text),
    )
    expect(said.length).toBeGreaterThan(HISTORY * 0.8)
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
    // No seams of a composed text, and no detail of a deal twice.
    expect(
      said.filter((text) => SEAMS.test(text) || (text.match(/договаривались|в отклике был/g) ?? []).length > 1),
    ).toEqual([])
  })

  it('lets no executor be spoken of twice in the same manner, nor a client by two executors in the same words', () => {
    const about = lives.flatMap(({ reviews }) => reviews.filter(({ text }) => text !== ''))
    const texts = about.map(({ subject, text }) => `${subject.id} ${text}`)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('lets specialists be spoken of by what they do, in no words twice', () => {
    const said = new Map(Object.entries(callings).map(([slug, { said: own }]) => [categoryBySlug(slug).id, own]))
    const about = lives.flatMap(({ task, reviews }) =>
      reviews.flatMap((review) =>
        review.subject.leaves && review.text !== '' ? [{ review, categoryId: task.categoryId }] : [],
      ),
    )
    const told = about.filter(({ review, categoryId }) =>
      said.get(categoryId)?.some((text) => review.text.startsWith(text)),
    )
    expect(told.length).toBeGreaterThan(about.length / 2)
    for (const { review, categoryId } of about) {
      expect(review.subject.leaves?.map((slug) => categoryBySlug(slug).id)).toContain(categoryId)
    }
    const texts = about.map(({ review }) => `${review.subject.id} ${review.text}`)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('lets no two executors tell the same of themselves, but a few of those who do a lot', () => {
    const told = people.executors.filter(({ leaves }) => leaves).map(({ company }) => company?.about)
    expect(told.filter((text, index) => told.indexOf(text) !== index)).toEqual([])
  })

  it('knows how everything is called that can be asked for', () => {
    const asked = categoryRecords.filter(({ parentId }) => parentId !== null).map(({ slug }) => slug)
    expect(Object.keys(callings).toSorted()).toEqual(asked.toSorted())
    expect([...new Set(kindredTrades.flat())].toSorted()).toEqual(asked.toSorted())
    const strange = Object.values(callings).flatMap(({ who, said }) => [...who, ...said])
    expect(strange.filter((text) => !/^\p{Lu}.*\.$/u.test(text) || SEAMS.test(text))).toEqual([])
  })

  it('hardly repeats a text', () => {
    expect(new Set(lives.map(({ task }) => `${task.title}\n${task.description}`)).size).toBeGreaterThan(
      lives.length * 0.8,
    )
    expect(new Set(deals.map(({ text }) => text)).size).toBeGreaterThan(deals.length * 0.7)
  })

  it('holds only tasks that the product would take', () => {
    const categories = categoryIndex()
    const refused = lives.flatMap(({ task }) => {
      const input: TaskInput = {
        ...task,
        properties: { ...task.properties },
        cityId: task.city?.id ?? null,
        point: null,
        startPeriod: iso(task.startPeriod),
        endPeriod: iso(task.endPeriod),
      }
      const check = checkTaskInput(input, { categories, now: task.createdAt })
      if (!check.ok) return [{ title: task.title, fields: check.fields }]
      const { startPeriod, endPeriod, budgetFrom, budgetTo, properties } = check.value
      expect([startPeriod, endPeriod, budgetFrom, budgetTo, properties]).toEqual([
        input.startPeriod,
        input.endPeriod,
        input.budgetFrom,
        input.budgetTo,
        input.properties,
      ])
      return []
    })
    expect(refused).toEqual([])
  })

  it('lets nobody have more open tasks than the product does', () => {
    const open = lives.filter(({ state }) => ['PENDING', 'APPROVED', 'IN_PROGRESS'].includes(state.status))
    const most = Math.max(...count(open.map(({ task }) => task.author.id)).values())
    expect(most).toBeLessThan(TASK_LIMITS.openTasks)
  })

  it('keeps contacts out of what the public reads; what waits for a moderator has them', () => {
    const contacts = ({ task }: DemoLife) => [task.title, task.description].flatMap(findContacts)
    expect(lives.filter((life) => life.state.publishedAt !== null).flatMap(contacts)).toEqual([])
    expect(inStatus('PENDING').filter((life) => contacts(life).length === 0)).toEqual([])
  })

  it('ends tasks with what the status asks for', () => {
    for (const { state, events, task } of lives) {
      expect(state.version).toBe(events.length)
      expect(state.updatedAt).toBe(events.at(-1)?.at)
      expect(events.at(-1)?.to).toBe(state.status)
      expect(events.map(({ from }) => from)).toEqual([null, ...events.slice(0, -1).map(({ to }) => to)])
      expect(state.executorId !== null).toBe(events.some(({ event }) => event === 'ACCEPT_REPLY'))
      expect(state.endedAt !== null).toBe(['FINISHED', 'ARCHIVED', 'CANCELED'].includes(state.status))
      if (state.status === 'ARCHIVED') expect(state.endedAt).toBeGreaterThanOrEqual(task.endPeriod + TASK_TIMES.expire)
      if (state.status === 'REJECTED') expect(events.at(-1)?.reason).toBe(state.rejectReason)
    }
    expect(inStatus('REJECTED').every(({ state }) => state.rejectReason !== null)).toBe(true)
  })

  it('cancels for reasons that fit the party and the state, explained where they must be', () => {
    const cancelled = inStatus('CANCELED').map(({ state, events }) => ({ state, last: events.at(-1) }))
    for (const { state, last } of cancelled) {
      if (state.cancelledBy === 'ADMIN') {
        expect([state.cancelReason, last?.event, state.rejectReason]).toEqual([null, 'REMOVE', 'SPAM'])
        continue
      }
      const party = state.cancelledBy === 'EXECUTOR' ? 'EXECUTOR' : 'AUTHOR'
      const reason = state.cancelReason as Parameters<typeof isCancelReasonFit>[2]
      expect(isCancelReasonFit(party, last?.from ?? 'APPROVED', reason)).toBe(true)
      const length = state.cancelComment?.length ?? 0
      if (needsCancelComment(reason)) expect(length).toBeGreaterThanOrEqual(TASK_LIMITS.comment[0])
    }
    const parties = new Set(cancelled.map(({ state, last }) => `${state.cancelledBy} ${last?.from}`))
    expect([...parties].sort()).toEqual([
      'ADMIN APPROVED',
      'AUTHOR APPROVED',
      'AUTHOR IN_PROGRESS',
      'EXECUTOR IN_PROGRESS',
    ])
  })

  it('keeps replies within the product’s limits and one of an executor', () => {
    for (const { life, executor, text, price, priceType, termDays } of deals) {
      expect(executor.id).not.toBe(life.task.author.id)
      expect(text.length).toBeGreaterThanOrEqual(REPLY_LIMITS.text[0])
      expect(price === null).toBe(priceType === 'NEGOTIABLE')
      if (price !== null) expect(price).toBeGreaterThanOrEqual(REPLY_LIMITS.price[0])
      expect(termDays).toBeGreaterThanOrEqual(REPLY_LIMITS.termDays[0])
      expect(termDays).toBeLessThanOrEqual(REPLY_LIMITS.termDays[1])
      if (life.task.verifiedOnly) expect(executor.company?.verificationStatus).toBe('VERIFIED')
    }
    for (const { deals: own, state } of lives) {
      expect(new Set(own.map(({ executor }) => executor.id)).size).toBe(own.length)
      expect(own.filter(({ status }) => status !== 'WITHDRAWN')).toHaveLength(state.repliesCount)
    }
  })

  it('gives every deal one chosen reply, of the executor of the task', () => {
    for (const { deals: own, state } of lives) {
      const accepted = own.filter(({ status }) => status === 'ACCEPTED').map(({ executor }) => executor.id)
      const stands = state.status === 'IN_PROGRESS' || state.status === 'FINISHED'
      expect(accepted).toEqual(stands ? [state.executorId] : [])
    }
  })

  it('closes the chats of replies that are over, and only those', () => {
    for (const { status, chatStatus, life } of deals) {
      expect(chatStatus).toBe(['REJECTED', 'WITHDRAWN', 'CLOSED'].includes(status) ? 'CLOSE' : 'OPEN')
      if (life.state.status === 'FINISHED' || life.state.status === 'ARCHIVED') expect(status).not.toBe('HELD')
      const { endedAt } = life.state
      if (status === 'HELD' && endedAt !== null) expect(NOW - endedAt).toBeLessThanOrEqual(REOPEN_TIME + 3_600_000)
    }
    expect(new Set(deals.map(({ status }) => status)).size).toBe(8)
  })

  it('begins every chat with the reply and its terms', () => {
    for (const { messages: said, text, executor } of deals) {
      expect([said[0]?.text, said[0]?.senderId, said[1]?.senderId]).toEqual([text, executor.id, null])
      expect(said[1]?.text).toMatch(/^Условия: .+, срок \d+\s(?:день|дня|дней)\.$/)
    }
  })

  it('has read marks within the chat, and nobody has yet to read their own words', () => {
    for (const { messages: said, clientReadSeq, executorReadSeq, executor, life, status } of deals) {
      const lastOf = (id: string) => said.findLastIndex(({ senderId }) => senderId === id) + 1
      expect(Math.max(clientReadSeq, executorReadSeq)).toBeLessThanOrEqual(said.length)
      expect(clientReadSeq).toBeGreaterThanOrEqual(lastOf(life.task.author.id))
      expect(executorReadSeq).toBeGreaterThanOrEqual(lastOf(executor.id))
      if (status === 'SENT') expect(clientReadSeq).toBe(0)
    }
  })

  it('reads as if people had written it', () => {
    const tasks = lives.flatMap(({ task, state }) => [task.title, task.description, state.cancelComment ?? 'Ок.'])
    const texts = [
      ...tasks,
      ...messages.map(({ text }) => text),
      ...users.map(({ company }) => company?.about ?? 'Ок.'),
    ]
    expect(texts.filter((text) => SEAMS.test(text))).toEqual([])
    expect(texts.filter((text) => !/^[«\p{Lu}\d]/u.test(text))).toEqual([])
  })

  it('shows the client everything: all stages of tasks and news from both known executors', () => {
    const [client] = people.clients
    const [executor, company] = people.executors
    const own = lives.filter(({ task }) => task.author === client)
    expect(Object.fromEntries(count(own.map(({ state }) => state.status)))).toEqual({
      APPROVED: 3,
      IN_PROGRESS: 2,
      FINISHED: 2,
      CANCELED: 1,
      ARCHIVED: 1,
    })
    const chats = own.flatMap((life) => life.deals)
    const unread = chats.filter(({ messages: said, clientReadSeq }) => clientReadSeq < said.length)
    expect(unread.length).toBeGreaterThanOrEqual(3)
    const repliers = inStatus('APPROVED')
      .filter(({ task }) => task.author === client)
      .flatMap((life) => life.deals.map((deal) => deal.executor))
    expect([executor, company].every((one) => one !== undefined && repliers.includes(one))).toBe(true)
  })

  it('gives the executor chats with others, too, and something unread', () => {
    const [executor] = people.executors
    const own = deals.filter((deal) => deal.executor === executor)
    expect(new Set(own.map(({ life }) => life.task.author.id)).size).toBeGreaterThan(3)
    expect(own.some(({ messages: said, executorReadSeq }) => executorReadSeq < said.length)).toBe(true)
  })
})
