import type { CallArgs, Task } from '@artel/core/contract'
import { aPublicExecutor, aTask, aTaskCard, aTaskPlace, EXECUTOR_ID, testUuid } from '@artel/core/testing'
import { type ExamplesOf, wholePage } from './example.types.ts'

const card = aTaskCard()
const params = { id: card.id }
const version = { version: 2 }
const { cityId } = aTaskPlace()

/** The task as its author sees it, open for replies. */
const asAuthor: Partial<Task> = {
  viewer: 'AUTHOR',
  replyRefusal: null,
  authorPhone: '+79172345678',
  addressDetail: 'улица Баумана, 15, подъезд 2',
  allowedEvents: [
    { event: 'UPDATE', refusal: null },
    { event: 'CANCEL_BY_AUTHOR', refusal: null },
    { event: 'DELETE', refusal: 'WRONG_STATE' },
  ],
}
const inWork: Partial<Task> = {
  status: 'IN_PROGRESS',
  executor: aPublicExecutor(),
  executorId: EXECUTOR_ID,
  chatId: 901,
  version: 3,
}
const ended: Partial<Task> = { ...inWork, version: 4, allowedEvents: [] }
const answer = (overrides: Partial<Task> = {}) => ({ response: { data: aTask(overrides) } })

const input: CallArgs<'createTask'>['body'] = {
  title: card.title,
  categoryId: card.category.id,
  properties: { fixture: 'Заменить' },
  description: aTask().description,
  placeMode: 'CLIENT',
  cityId,
  addressDetail: 'улица Баумана, 15, подъезд 2',
  dateMode: 'PERIOD',
  startPeriod: card.startPeriod,
  endPeriod: card.endPeriod,
  budgetType: 'RANGE',
  budgetFrom: card.budgetFrom,
  budgetTo: card.budgetTo,
  contactMode: 'CHAT_AND_PHONE',
  verifiedOnly: false,
  fileIds: [testUuid(301)],
}

/** Tasks and what happens to them, from the board to a moderator's removal. */
export const taskExamples: ExamplesOf<
  | 'listTasks'
  | 'listMyTasks'
  | 'listExecutorTasks'
  | 'getTask'
  | 'createTask'
  | 'updateTask'
  | 'deleteTask'
  | 'finishTask'
  | 'requestTaskFinish'
  | 'declineTaskFinish'
  | 'cancelTaskByAuthor'
  | 'cancelTaskByExecutor'
  | 'republishTask'
  | 'approveTask'
  | 'rejectTask'
  | 'removeTask'
> = {
  listTasks: {
    query: {
      q: 'смеситель',
      categoryIds: [11, 12],
      cityId,
      radius: 10,
      placeMode: 'CLIENT',
      budgetFrom: 1_000_00,
      budgetTo: 5_000_00,
      dateFrom: '2026-03-03',
      dateTo: '2026-03-10',
      fewReplies: true,
      verifiedOnly: false,
      sortBy: 'distanceToUser',
      sortDirection: 'asc',
      latitude: 55.796,
      longitude: 49.1082,
      page: 1,
      limit: 10,
    },
    response: { data: wholePage(aTaskCard({ distanceToUser: 1.4 })) },
  },
  listMyTasks: { query: { page: 1, limit: 1, status: 'APPROVED' }, response: { data: wholePage(card) } },
  listExecutorTasks: {
    query: { page: 1, limit: 10, status: 'IN_PROGRESS' },
    response: { data: wholePage(aTaskCard({ status: 'IN_PROGRESS' })) },
  },
  getTask: { params, ...answer() },
  createTask: { body: input, ...answer(asAuthor) },
  updateTask: {
    params,
    body: { ...input, budgetTo: 4_000_00, ...version },
    ...answer({ ...asAuthor, budgetTo: 4_000_00, version: 3 }),
  },
  deleteTask: { params },
  finishTask: { params, body: { version: 3 }, ...answer({ ...ended, viewer: 'AUTHOR', status: 'FINISHED' }) },
  requestTaskFinish: {
    params,
    body: { version: 3 },
    ...answer({ ...inWork, viewer: 'EXECUTOR', finishRequestedAt: '2026-03-05T16:00:00.000Z', version: 4 }),
  },
  declineTaskFinish: {
    params,
    body: { comment: 'Под раковиной всё ещё капает, посмотрите, пожалуйста.', version: 4 },
    ...answer({ ...inWork, viewer: 'AUTHOR', version: 5 }),
  },
  cancelTaskByAuthor: {
    params,
    body: { reason: 'AUTHOR_NOT_RELEVANT', comment: null, ...version },
    ...answer({
      viewer: 'AUTHOR',
      status: 'CANCELED',
      cancelledBy: 'AUTHOR',
      cancelReason: 'AUTHOR_NOT_RELEVANT',
      version: 3,
      allowedEvents: [{ event: 'REPUBLISH', refusal: null }],
    }),
  },
  cancelTaskByExecutor: {
    params,
    body: { reason: 'EXECUTOR_OTHER', comment: 'Заболел, на этой неделе приехать не смогу.', version: 3 },
    ...answer({
      ...ended,
      viewer: 'EXECUTOR',
      status: 'CANCELED',
      cancelledBy: 'EXECUTOR',
      cancelReason: 'EXECUTOR_OTHER',
      cancelComment: 'Заболел, на этой неделе приехать не смогу.',
    }),
  },
  republishTask: { params, body: { version: 3 }, ...answer({ ...asAuthor, version: 4 }) },
  approveTask: { params, body: { version: 1 }, ...answer({ viewer: 'STAFF', replyRefusal: 'NOT_EXECUTOR' }) },
  rejectTask: {
    params,
    body: { rule: 'CONTACTS_IN_TEXT', version: 1 },
    ...answer({
      viewer: 'STAFF',
      status: 'REJECTED',
      rejectReason: 'CONTACTS_IN_TEXT',
      publishedAt: null,
      replyRefusal: 'NOT_EXECUTOR',
    }),
  },
  removeTask: {
    params,
    body: { rule: 'SPAM', comment: 'Одинаковые задания в шести городах.', ...version },
    ...answer({ viewer: 'STAFF', status: 'CANCELED', cancelledBy: 'ADMIN', rejectReason: 'SPAM', version: 3 }),
  },
}
