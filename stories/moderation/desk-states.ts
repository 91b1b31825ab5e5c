import type { ModerationDetails, ModerationItem, PublicUser } from '@artel/core/contract'
import { type DeskDraft, NEW_FACE, type QueueState } from '@artel/core/moderation'
import {
  aModerationHold,
  aModerationItem,
  aPublicExecutor,
  aPublicUser,
  someModerationDetails,
} from '@artel/core/testing'
import { photo } from '../mocks/fixtures/pictures.ts'

/** Things that wait, who waits longest first: the first one stands on the desk. */
const waitingTasks: readonly ModerationItem[] = [
  aModerationItem({ waitingSince: '2026-03-02T08:12:00.000Z', notes: ['В тексте контакты: телефон.'] }),
  aModerationItem({
    id: '521',
    title: 'Спилить две ели у забора',
    notes: [],
    waitingSince: '2026-03-02T08:40:00.000Z',
  }),
  aModerationItem({
    id: '522',
    title: 'Покрасить потолок в два слоя',
    notes: [],
    waitingSince: '2026-03-02T08:56:00.000Z',
    heldBy: aModerationHold(),
  }),
]

/** The queue beside the desk. */
export const aQueue = (items: readonly ModerationItem[] = waitingTasks): QueueState => ({
  items,
  total: items.length,
  currentId: items[0]?.id ?? null,
})

/** The first of them on the desk, never published before. */
export const aDetails = (overrides: Partial<ModerationDetails> = {}): ModerationDetails =>
  someModerationDetails({ item: waitingTasks[0] ?? aModerationItem(), changes: [], ...overrides })

/** Nothing decided yet. */
export const aDraft = (overrides: Partial<DeskDraft> = {}): DeskDraft => ({
  decision: 'approve',
  rule: null,
  field: null,
  comment: '',
  category: null,
  ...overrides,
})

/** A complaint about an executor. */
export const aComplaint = (): ModerationDetails =>
  someModerationDetails({
    item: aModerationItem({
      kind: 'COMPLAINT',
      id: 'complaint',
      title: 'Жалоба на отзыв № 711',
      text: 'В отзыве неправда: работу приняли без замечаний.',
      author: aPublicUser(),
      notes: ['Оскорбление'],
    }),
    changes: [],
    complaint: {
      target: 'REVIEW',
      targetId: '711',
      status: 'NEW',
      subject: { title: 'Починить кран на кухне', text: 'Приехал на три часа позже и нагрубил.' },
      accused: aPublicExecutor(),
      hasChat: true,
    },
  })

/** An executor with a face. */
export const aFace = (): PublicUser => aPublicExecutor({ avatar: photo(1) })

/** A person who has put a new face and whose story has contacts in it. */
export const aFacedPerson = (): ModerationDetails =>
  someModerationDetails({
    item: aModerationItem({
      kind: 'USERS',
      id: aFace().id,
      title: aFace().name,
      text: 'Имя: Сергей Мельников\nО себе: Чиню краны двадцать лет. Пишите: master@example.com',
      author: aFace(),
      notes: [NEW_FACE, 'В тексте контакты: почта.'],
    }),
    changes: [],
  })

/** A category that an executor misses. */
export const aCategoryRequest = (): ModerationDetails =>
  someModerationDetails({
    item: aModerationItem({
      kind: 'CATEGORY_REQUESTS',
      id: '861',
      title: 'Ремонт кофемашин',
      text: 'Чистка и ремонт кофемашин дома и в офисе: помпы, жерновки, платы.\n\nРаздел: автор не выбрал',
      author: aPublicExecutor(),
      notes: [],
    }),
    changes: [],
    category: { name: 'Ремонт кофемашин', parentId: null },
  })
