import type { EditableTask } from '../task-edit.ts'
import type { TaskReply } from '../task-replies.ts'
import type { OwnTaskCard, OwnTaskCounts, Task, TaskCard } from '../tasks.ts'
import { aTaskPlace } from './places.ts'
import { aPublicExecutor, aPublicUser } from './users.ts'

/** Plumbing, as it stands beside what is filed in it. */
export const aShownCategory = (): TaskCard['category'] => ({
  id: 11,
  name: 'Сантехника',
  slug: 'santehnika',
  look: { material: 'hex', object: 'wrench' },
})

/** A task in a list: a tap to be changed, open for replies. */
export const aTaskCard = (overrides: Partial<TaskCard> = {}): TaskCard => ({
  id: 501,
  title: 'Заменить смеситель на кухне',
  status: 'APPROVED',
  category: aShownCategory(),
  placeMode: 'CLIENT',
  place: aTaskPlace(),
  dateMode: 'PERIOD',
  startPeriod: '2026-03-04T06:00:00.000Z',
  endPeriod: '2026-03-06T18:00:00.000Z',
  budgetType: 'RANGE',
  budgetFrom: 2_000_00,
  budgetTo: 3_500_00,
  repliesCount: 3,
  repliesLimit: 20,
  verifiedOnly: false,
  distanceToUser: null,
  createdAt: '2026-03-02T07:10:00.000Z',
  publishedAt: '2026-03-02T07:12:00.000Z',
  ...overrides,
})

/** The task of {@link aTaskCard} on its page, as a guest sees it. */
export const aTask = (overrides: Partial<Task> = {}): Task => ({
  ...aTaskCard(),
  description:
    'Старый смеситель течёт у основания. Новый уже куплен, гибкая подводка тоже. Нужно снять старый, поставить новый и проверить, что ничего не капает.',
  files: [],
  properties: [{ id: 'fixture', name: 'Что нужно сделать', value: 'Заменить' }],
  addressDetail: null,
  contactMode: 'CHAT_AND_PHONE',
  authorPhone: null,
  executorPhone: null,
  agreed: null,
  proposed: null,
  viewsCount: 42,
  author: aPublicUser(),
  executor: null,
  executorId: null,
  cancelledBy: null,
  cancelReason: null,
  cancelComment: null,
  rejectReason: null,
  rejectField: null,
  rejectComment: null,
  finishRequestedAt: null,
  isRevised: false,
  history: [
    { status: 'PENDING', at: '2026-03-02T07:10:00.000Z' },
    { status: 'APPROVED', at: '2026-03-02T07:12:00.000Z' },
  ],
  version: 2,
  viewer: 'GUEST',
  allowedEvents: [],
  replyRefusal: 'GUEST',
  reviewUntil: null,
  chatId: null,
  ...overrides,
})

/** An executor's reply with a price, not seen yet. */
export const aReply = (overrides: Partial<TaskReply> = {}): TaskReply => ({
  id: 801,
  taskId: 501,
  executor: aPublicExecutor(),
  text: 'Здравствуйте! Меняю смесители каждый день, приеду со своим инструментом. Могу завтра после обеда.',
  priceType: 'FIXED',
  price: 2_500_00,
  termDays: 1,
  files: [],
  cases: [],
  nearness: { kilometres: 0, districts: ['Вахитовский', 'Приволжский'] },
  status: 'SENT',
  chatId: 901,
  createdAt: '2026-03-02T08:05:00.000Z',
  version: 1,
  allowedEvents: [],
  ...overrides,
})

/** The task of {@link aTask} as its author sees it. */
export const anOwnTask = (overrides: Partial<Task> = {}): Task =>
  aTask({
    viewer: 'AUTHOR',
    replyRefusal: null,
    authorPhone: '+79172345678',
    addressDetail: 'улица Баумана, 15, подъезд 2',
    allowedEvents: [
      { event: 'UPDATE', refusal: null },
      { event: 'CANCEL_BY_AUTHOR', refusal: null },
      { event: 'DELETE', refusal: 'WRONG_STATE' },
    ],
    ...overrides,
  })

/** The task of {@link aTaskCard} in its author's own list: two replies wait, one of them new. */
export const anOwnTaskCard = (overrides: Partial<OwnTaskCard> = {}): OwnTaskCard => ({
  ...aTaskCard(),
  group: 'OPEN',
  duty: 'CHOOSE',
  dutySince: '2026-03-02T08:05:00.000Z',
  statusSince: '2026-03-02T07:12:00.000Z',
  finishRequestedAt: null,
  rejectReason: null,
  partner: null,
  agreed: null,
  reply: null,
  newRepliesCount: 1,
  ...overrides,
})

/** Tasks of somebody by tab. */
export const someCounts: OwnTaskCounts = { PENDING: 0, APPROVED: 1, IN_PROGRESS: 0, FINISHED: 0, ARCHIVED: 0 }

/** The task of {@link anOwnTask} as its author wrote it. */
export const anEditableTask = (overrides: Partial<EditableTask> = {}): EditableTask => {
  const { id, title, status, category, description, dateMode, startPeriod, endPeriod, ...own } = anOwnTask()
  const { budgetType, budgetFrom, budgetTo, contactMode, verifiedOnly, placeMode, place, addressDetail } = own
  const dates = { dateMode, startPeriod, endPeriod }
  const money = { budgetType, budgetFrom, budgetTo }
  return {
    id,
    status,
    version: own.version,
    repliesCount: own.repliesCount,
    isRevised: false,
    rejectReason: null,
    rejectField: null,
    rejectComment: null,
    refusal: null,
    input: {
      title,
      categoryId: category.id,
      properties: { fixture: 'Заменить' },
      description,
      placeMode,
      cityId: place?.cityId ?? null,
      point: place?.point ?? null,
      addressDetail,
      ...dates,
      ...money,
      contactMode,
      verifiedOnly,
    },
    cityName: place?.cityName ?? null,
    files: own.files,
    ...overrides,
  }
}
