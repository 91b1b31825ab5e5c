import { describe, expect, it } from 'vitest'
import { aCategoryProperty, aFile, aTask, aTaskCard, aTaskPlace, TEST_NOW, testUuid } from '../testing/index.ts'
import { publicPoint } from './public-point.ts'
import {
  presentProperties,
  presentTask,
  presentTaskCard,
  type TaskOnlooker,
  type TaskRecord,
  taskFactsOf,
} from './task-presenter.ts'

const now = Date.parse(TEST_NOW)
const files = [aFile(), aFile({ id: testUuid(9), isPrivate: true })]
const {
  distanceToUser: _,
  viewer: _v,
  allowedEvents: _a,
  replyRefusal: _r,
  chatId: _c,
  isRevised: _i,
  ...kept
} = aTask()

/** A task in work, with all there is to know of it. */
const aRecord = (overrides: Partial<TaskRecord> = {}): TaskRecord => ({
  ...kept,
  status: 'IN_PROGRESS',
  files,
  addressDetail: 'дом 5, кв. 12',
  authorPhone: '+79172345678',
  executorPhone: '+78432001020',
  agreed: { priceType: 'FIXED', price: 2_500_00, termDays: 1 },
  proposed: { from: 2_500_00, to: 4_000_00 },
  executorId: 'executor',
  cancelReason: 'AUTHOR_OTHER',
  cancelComment: 'Уезжаю',
  rejectReason: 'UNCLEAR',
  finishRequestedAt: '2026-03-02T09:00:00.000Z',
  revision: { title: 'Заменить кран' },
  endedAt: null,
  ...overrides,
})

const onlookers: Readonly<Record<string, Partial<TaskOnlooker>>> = {
  guest: {},
  author: { viewer: { id: kept.author.id, role: 'CLIENT' } },
  executor: { viewer: { id: 'executor', role: 'EXECUTOR' } },
  candidate: { viewer: { id: 'candidate', role: 'EXECUTOR' }, hasReplied: true },
  other: { viewer: { id: 'other', role: 'EXECUTOR' } },
  staff: { viewer: { id: 'moderator', role: 'MODERATOR' } },
}
const shownTo = (who: string, record = aRecord(), more: Partial<TaskOnlooker> = {}) =>
  presentTask(
    record,
    {
      viewer: null,
      hasReplied: false,
      hasOffer: false,
      isVerified: true,
      repliesLeft: null,
      chatId: null,
      reviewUntil: null,
      ...onlookers[who],
      ...more,
    },
    now,
  )

/** Who is shown something of the task. */
const whoSees = (read: (task: ReturnType<typeof presentTask>) => unknown, record = aRecord()) =>
  Object.keys(onlookers).filter((who) => Boolean(read(shownTo(who, record))))

describe('a task on its page', () => {
  it('shows its address to who is in charge and to who was hired', () => {
    expect(whoSees(({ addressDetail }) => addressDetail)).toEqual(['author', 'executor', 'staff'])
    expect(whoSees(({ addressDetail }) => addressDetail, aRecord({ status: 'CANCELED' }))).toEqual(['author', 'staff'])
    expect(whoSees(({ addressDetail }) => addressDetail, aRecord({ status: 'FINISHED' }))).toContain('executor')
  })

  it("shows the author's phone to who was hired, where the author wants calls", () => {
    expect(whoSees(({ authorPhone }) => authorPhone)).toEqual(['executor'])
    expect(whoSees(({ authorPhone }) => authorPhone, aRecord({ contactMode: 'CHAT' }))).toEqual([])
    expect(whoSees(({ authorPhone }) => authorPhone, aRecord({ status: 'CANCELED' }))).toEqual([])
  })

  it('shows the phone of who was hired to the author, where both may call', () => {
    expect(whoSees(({ executorPhone }) => executorPhone)).toEqual(['author'])
    expect(whoSees(({ executorPhone }) => executorPhone, aRecord({ contactMode: 'CHAT' }))).toEqual([])
    expect(whoSees(({ executorPhone }) => executorPhone, aRecord({ status: 'CANCELED' }))).toEqual([])
  })

  it('shows what was agreed on to both parties and staff', () => {
    expect(whoSees(({ agreed }) => agreed)).toEqual(['author', 'executor', 'staff'])
  })

  it('shows what sums replies name to the author and staff', () => {
    expect(whoSees(({ proposed }) => proposed)).toEqual(['author', 'staff'])
  })

  it('shows private files to all who take part', () => {
    expect(whoSees(({ files: shown }) => shown.some(({ isPrivate }) => isPrivate))).toEqual([
      'author',
      'executor',
      'candidate',
      'staff',
    ])
    expect(shownTo('guest').files).toEqual([files[0]])
  })

  it.each(['cancelReason', 'cancelComment', 'rejectReason', 'finishRequestedAt'] as const)(
    'shows %s to its parties only',
    (field) => {
      expect(whoSees((task) => task[field])).toEqual(['author', 'executor', 'staff'])
    },
  )

  it('says of changes that wait to who is in charge', () => {
    expect(whoSees(({ isRevised }) => isRevised)).toEqual(['author', 'staff'])
    expect(whoSees(({ isRevised }) => isRevised, aRecord({ revision: null }))).toEqual([])
  })

  it('offers the steps of the one who looks', () => {
    expect(shownTo('guest').allowedEvents).toEqual([])
    const finishing = (status: TaskRecord['status']) =>
      shownTo('author', aRecord({ status })).allowedEvents.find(({ event }) => event === 'FINISH')?.refusal
    expect([finishing('IN_PROGRESS'), finishing('FINISHED')]).toEqual([null, 'WRONG_STATE'])
  })

  it('says why one cannot reply', () => {
    const open = aRecord({ status: 'APPROVED', executorId: null })

    expect(Object.keys(onlookers).map((who) => shownTo(who, open).replyRefusal)).toEqual([
      'GUEST',
      'NOT_EXECUTOR',
      null,
      'ALREADY_REPLIED',
      null,
      'NOT_EXECUTOR',
    ])
    expect(shownTo('other', open, { hasOffer: true }).replyRefusal).toBe('OFFERED')
    const strict = presentTask(
      { ...open, verifiedOnly: true },
      {
        viewer: { id: 'other', role: 'EXECUTOR' },
        hasReplied: false,
        hasOffer: false,
        isVerified: false,
        repliesLeft: 0,
        chatId: 7,
        reviewUntil: null,
      },
      now,
    )
    expect([strict.replyRefusal, strict.chatId]).not.toContain(null)
  })
})

describe('a task in a list', () => {
  it('has its place to about 500 m, and says how far that is', () => {
    const place = aTaskPlace()
    const card = presentTaskCard(aTaskCard({ place }), { lat: 55.75, lon: 49.1 })

    expect(card.place).toEqual({ ...place, point: publicPoint(place.point) })
    expect(card.distanceToUser).toBe(5.1)
    expect(presentTaskCard(aTaskCard({ place }), null).distanceToUser).toBeNull()
  })

  it('may have no place', () => {
    const card = presentTaskCard(aTaskCard({ place: null }), { lat: 55.75, lon: 49.1 })
    expect([card.place, card.distanceToUser]).toEqual([null, null])
  })
})

it('the lifecycle knows of changes that wait', () => {
  expect([taskFactsOf(aRecord()).hasRevision, taskFactsOf(aRecord({ revision: null })).hasRevision]).toEqual([
    true,
    false,
  ])
  expect(taskFactsOf(aRecord()).authorId).toBe(kept.author.id)
})

it('answers are in words, in the order of the questions', () => {
  const questions = [
    aCategoryProperty({ id: 'lift', name: 'Есть лифт', type: 'boolean', unit: null }),
    aCategoryProperty({ id: 'area', name: 'Площадь', type: 'number', unit: 'м²' }),
    aCategoryProperty({ id: 'rooms', name: 'Комнат', type: 'number', unit: null }),
    aCategoryProperty({ id: 'items', name: 'Что собрать', type: 'choices', unit: null }),
    aCategoryProperty({ id: 'door', name: 'Есть дверь', type: 'boolean', unit: null }),
    aCategoryProperty({ id: 'when', name: 'Когда', type: 'string', unit: null }),
    aCategoryProperty({ id: 'what', name: 'Что сделать', type: 'string', unit: null }),
  ]
  const answers = { what: 'Полка', door: false, gone: 'x', items: ['Шкаф', 'Стол'], rooms: 2, area: 1250.5, lift: true }

  expect(presentProperties(answers, questions).map(({ id, name, value }) => [id, name, value])).toEqual([
    ['lift', 'Есть лифт', 'Да'],
    ['area', 'Площадь', '1\u00a0250,5\u00a0м²'],
    ['rooms', 'Комнат', '2'],
    ['items', 'Что собрать', 'Шкаф, Стол'],
    ['door', 'Есть дверь', 'Нет'],
    ['what', 'Что сделать', 'Полка'],
  ])
})
