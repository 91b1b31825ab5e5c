import type { OwnTaskCard, PublicUser } from '@artel/core/contract'
import { anOwnTaskCard, aPublicExecutor, aPublicUser } from '@artel/core/testing'
import { filed } from '../mocks/index.ts'

const partnerOf = ({ id, name, initials, role, avatar }: PublicUser) => ({ id, name, initials, role, avatar })
const executor = partnerOf(aPublicExecutor())
const client = partnerOf(aPublicUser())
const idle = { duty: null, dutySince: null, newRepliesCount: 0 } as const
const terms = (price: number) => ({ priceType: 'FIXED', price, termDays: 3 }) as const

const tiles = {
  title: 'Сделать фартук на кухне из плитки «кабанчик»',
  category: filed(12, 'Укладка плитки', 'ukladka-plitki'),
} as const
const piano = {
  title: 'Перевезти пианино с третьего этажа без лифта',
  category: filed(31, 'Переезды', 'pereezdy'),
} as const

/** Tasks that wait for their author, one of each kind, the longest first. */
export const authorDuties: readonly OwnTaskCard[] = [
  anOwnTaskCard({
    ...tiles,
    id: 601,
    status: 'IN_PROGRESS',
    group: 'WORK',
    duty: 'ACCEPT_WORK',
    dutySince: '2026-03-01T14:20:00.000Z',
    finishRequestedAt: '2026-03-01T14:20:00.000Z',
    partner: executor,
    agreed: terms(12_500_00),
    newRepliesCount: 0,
  }),
  anOwnTaskCard({ id: 602, repliesCount: 5, newRepliesCount: 2 }),
  anOwnTaskCard({
    ...piano,
    id: 603,
    status: 'REJECTED',
    group: 'PAST',
    duty: 'FIX',
    dutySince: '2026-03-02T08:00:00.000Z',
    rejectReason: 'CONTACTS_IN_TEXT',
    newRepliesCount: 0,
  }),
  anOwnTaskCard({
    title: 'Собрать детскую: кровать-чердак, шкаф, стол и комод',
    category: filed(21, 'Сборка мебели', 'sborka-mebeli'),
    id: 604,
    status: 'CANCELED',
    group: 'PAST',
    duty: 'REOPEN_REPLY',
    dutySince: '2026-03-02T08:30:00.000Z',
    newRepliesCount: 0,
  }),
]

/** Tasks of an author that wait for nobody or for others, in the order of the server. */
export const authorRest: readonly OwnTaskCard[] = [
  anOwnTaskCard({
    ...idle,
    ...tiles,
    id: 611,
    status: 'IN_PROGRESS',
    group: 'WORK',
    partner: executor,
    agreed: terms(7_500_00),
  }),
  anOwnTaskCard({ ...idle, id: 612, repliesCount: 0 }),
  anOwnTaskCard({ ...idle, ...piano, id: 613, status: 'PENDING', repliesCount: 0 }),
  anOwnTaskCard({
    ...idle,
    title: 'Генеральная уборка перед новосельем',
    category: filed(41, 'Уборка квартир', 'uborka-kvartir'),
    id: 614,
    status: 'FINISHED',
    group: 'PAST',
    statusSince: '2026-02-16T10:00:00.000Z',
    partner: executor,
    agreed: terms(5_200_00),
  }),
  anOwnTaskCard({
    ...idle,
    title: 'Настроить Wi-Fi в загородном доме',
    category: filed(81, 'Создание сайтов', 'sayty'),
    id: 615,
    status: 'ARCHIVED',
    group: 'PAST',
    statusSince: '2026-02-02T10:00:00.000Z',
    repliesCount: 0,
  }),
  anOwnTaskCard({
    ...idle,
    ...piano,
    id: 616,
    status: 'CANCELED',
    group: 'PAST',
    statusSince: '2026-01-20T10:00:00.000Z',
  }),
]

const replied = (id: number, status: NonNullable<OwnTaskCard['reply']>['status'], more: Partial<OwnTaskCard> = {}) =>
  anOwnTaskCard({ ...idle, id, partner: client, reply: { ...terms(4_500_00), status }, ...more })

/** Tasks of an executor: one to be done, one handed over, and what came of each reply. */
export const executorTasks: readonly OwnTaskCard[] = [
  replied(621, 'ACCEPTED', {
    ...tiles,
    status: 'IN_PROGRESS',
    group: 'WORK',
    duty: 'DO_WORK',
    dutySince: '2026-03-01T10:00:00.000Z',
    agreed: terms(12_500_00),
  }),
  replied(622, 'ACCEPTED', {
    status: 'IN_PROGRESS',
    group: 'WORK',
    finishRequestedAt: '2026-03-01T18:00:00.000Z',
    agreed: terms(3_000_00),
  }),
  replied(623, 'SHORTLISTED', piano),
  replied(624, 'VIEWED', tiles),
  replied(625, 'SENT'),
  replied(626, 'HELD', { ...piano, status: 'IN_PROGRESS', group: 'PAST' }),
  replied(627, 'REJECTED', { status: 'APPROVED', group: 'PAST' }),
  replied(628, 'CLOSED', { ...tiles, status: 'CANCELED', group: 'PAST' }),
]

/** A deal that is over, of which the viewer has not said anything yet. */
export const toReview = (partner: 'executor' | 'client'): OwnTaskCard =>
  anOwnTaskCard({
    ...tiles,
    id: 631,
    status: 'FINISHED',
    group: 'PAST',
    duty: 'REVIEW',
    dutySince: '2026-02-27T15:00:00.000Z',
    statusSince: '2026-02-27T15:00:00.000Z',
    newRepliesCount: 0,
    partner: { executor, client }[partner],
    agreed: terms(12_500_00),
  })
