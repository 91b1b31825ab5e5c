import * as z from 'zod'
import { EXECUTOR, PARTIES } from './access.ts'
import { CONFLICT, cards } from './card.ts'
import { FILE_LIMITS } from './file-terms.ts'
import { changesOf, data, fileIds, numericIdParams, page, pageQuery, versionBody } from './primitives.ts'
import { aTaskPlace } from './samples/places.ts'
import { testUuid, wholePage } from './samples/sample-values.ts'
import { anEditableTask, anOwnTask, anOwnTaskCard, aTask, aTaskCard, someCounts } from './samples/tasks.ts'
import { editableTask } from './task-edit.ts'
import {
  ownTaskCard,
  ownTaskCounts,
  task,
  taskCard,
  taskChanges,
  taskInput,
  taskListQuery,
  taskStatus,
  taskStretch,
  taskWalkQuery,
} from './tasks.ts'

const ownList = page(ownTaskCard).extend({ counts: ownTaskCounts })
const ownListQuery = z.object({ ...pageQuery, status: taskStatus.optional() })
/** Files of a task in their order (product §10). */
const taskFileIds = fileIds(FILE_LIMITS.task.count)
const newTask = taskInput.extend({ fileIds: taskFileIds })

const listed = aTaskCard()
/** The whole of the board's filters. */
const searched: z.input<typeof taskWalkQuery> = {
  q: 'смеситель',
  categoryIds: [11, 12],
  cityId: 551487,
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
  limit: 10,
}
const wanted: z.input<typeof newTask> = {
  title: listed.title,
  categoryId: listed.category.id,
  properties: { fixture: 'Заменить' },
  description: aTask().description,
  placeMode: 'CLIENT',
  cityId: aTaskPlace().cityId,
  addressDetail: 'улица Баумана, 15, подъезд 2',
  dateMode: 'PERIOD',
  startPeriod: listed.startPeriod,
  endPeriod: listed.endPeriod,
  budgetType: 'RANGE',
  budgetFrom: listed.budgetFrom,
  budgetTo: listed.budgetTo,
  contactMode: 'CHAT_AND_PHONE',
  verifiedOnly: false,
  fileIds: [testUuid(301)],
}

/** Tasks: lists, the page, posting and editing. */
export const taskOperations = cards({
  listTasks: {
    method: 'GET',
    path: '/tasks/list',
    access: 'anyone',
    summary: 'Задания, открытые для откликов.',
    policy: 'Опубликованные задания.',
    query: taskListQuery,
    response: data(page(taskCard)),
    example: {
      query: { ...searched, page: 1 },
      response: { data: wholePage(aTaskCard({ distanceToUser: 1.4 })) },
    },
  },
  walkTasks: {
    method: 'GET',
    path: '/tasks/list',
    version: 2,
    access: 'anyone',
    summary: 'Задания, открытые для откликов, без последней страницы: дальше — с `nextCursor` прошлого ответа.',
    policy: 'Опубликованные задания.',
    query: taskWalkQuery,
    response: data(taskStretch),
    example: {
      query: { ...searched, cursor: 'distance_55.796_49.1082_1400_1772438400000000_501' },
      response: {
        data: {
          items: [aTaskCard({ id: 502, distanceToUser: 1.6 })],
          pagination: { nextCursor: 'distance_55.796_49.1082_1600_1772438400000000_502' },
        },
      },
    },
  },
  listMyTasks: {
    method: 'GET',
    path: '/tasks/my-list',
    access: 'signed-in',
    summary: 'Задания, которые я заказал: сначала те, что ждут меня. ARCHIVED включает отменённые и отклонённые.',
    policy: 'Задания, где я автор.',
    query: ownListQuery,
    response: data(ownList),
    example: {
      query: { page: 1, limit: 1, status: 'APPROVED' },
      response: { data: { ...wholePage(anOwnTaskCard()), counts: someCounts } },
    },
  },
  listExecutorTasks: {
    method: 'GET',
    path: '/tasks/me-executor-list',
    access: EXECUTOR,
    summary: 'Задания, которые я выполняю или на которые откликнулся: сначала те, что ждут меня.',
    policy: 'Задания, где я исполнитель или откликнулся.',
    query: ownListQuery,
    response: data(ownList),
    example: {
      query: { page: 1, limit: 10, status: 'IN_PROGRESS' },
      response: {
        data: { ...wholePage(anOwnTaskCard({ status: 'IN_PROGRESS', group: 'WORK' })), counts: someCounts },
      },
    },
  },
  getTask: {
    method: 'GET',
    path: '/tasks/{id}',
    access: 'anyone',
    summary: 'Задание глазами того, кто спрашивает.',
    policy: 'Любое опубликованное задание; на модерации и отклонённое — только автору и модераторам.',
    params: numericIdParams,
    response: data(task),
    errors: ['NOT_FOUND'],
    example: { params: { id: listed.id }, response: { data: aTask() } },
  },
  getTaskToEdit: {
    method: 'GET',
    path: '/tasks/edit/{id}',
    access: PARTIES,
    summary:
      'Своё задание так, как его написали в последний раз: с ответами на вопросы категории и с изменениями, которые ждут проверки.',
    policy: 'Задание, где я автор.',
    params: numericIdParams,
    response: data(editableTask),
    errors: ['NOT_FOUND'],
    example: { params: { id: listed.id }, response: { data: anEditableTask() } },
  },
  createTask: {
    method: 'POST',
    path: '/tasks',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Новое задание. При включённой автомодерации публикуется сразу, если в тексте нет контактов.',
    policy: 'Задание от своего имени.',
    body: newTask,
    response: data(task),
    errors: ['TASK_LIMIT_REACHED', 'EMAIL_NOT_CONFIRMED'],
    example: { body: wanted, response: { data: anOwnTask() } },
  },
  updateTask: {
    method: 'PATCH',
    path: '/tasks/{id}',
    access: PARTIES,
    idempotencyKey: true,
    summary:
      'Меняет задание: цену, сроки и файлы — сразу; название, текст и место опубликованного — после проверки, до неё видна прежняя версия. Чего нет в теле, остаётся.',
    policy: 'Задание, где я автор.',
    params: numericIdParams,
    body: taskChanges.extend({ ...versionBody.shape, ...changesOf({ fileIds: taskFileIds }) }),
    response: data(task),
    errors: [...CONFLICT, 'CATEGORY_IMMUTABLE'],
    example: {
      params: { id: listed.id },
      body: { ...wanted, budgetTo: 4_000_00, version: 2 },
      response: { data: anOwnTask({ budgetTo: 4_000_00, version: 3 }) },
    },
  },
  deleteTask: {
    method: 'DELETE',
    path: '/tasks/{id}',
    access: PARTIES,
    summary: 'Удаляет своё задание: на проверке, отклонённое, архивное или отменённое без исполнителя.',
    policy: 'Задание, где я автор.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND', 'TRANSITION_REFUSED'],
    example: { params: { id: 521 } },
  },
})
