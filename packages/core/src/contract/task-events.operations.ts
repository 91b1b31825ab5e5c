import * as z from 'zod'
import { choiceRules, taskRules } from '../validators/index.ts'
import { ADMIN, EXECUTOR, PARTIES, STAFF } from './access.ts'
import { CONFLICT, cards } from './card.ts'
import { verdictComment } from './content-verdict.ts'
import { data, numericIdParams, oneOf, textBy, versionBody } from './primitives.ts'
import { anOwnTask, aTask } from './samples/tasks.ts'
import { aPublicExecutor, EXECUTOR_ID } from './samples/users.ts'
import { AUTHOR_CANCEL_REASONS, EXECUTOR_CANCEL_REASONS, TASK_REJECT_FIELDS, TASK_REJECT_RULES } from './task-terms.ts'
import { type Task, task } from './tasks.ts'

const ADVICE = 'Уберите телефон.'

const comment = textBy(taskRules.optionalComment).nullable().default(null)

const inWork: Partial<Task> = {
  id: 522,
  status: 'IN_PROGRESS',
  executor: aPublicExecutor(),
  executorId: EXECUTOR_ID,
  chatId: 901,
  version: 3,
}
const ended: Partial<Task> = { ...inWork, allowedEvents: [] }
const answer = (overrides: Partial<Task>) => ({ data: aTask(overrides) })
const illness = 'Заболел, на этой неделе приехать не смогу.'

/** What happens to a task between its posting and its end. */
export const taskEventOperations = cards({
  finishTask: {
    method: 'PATCH',
    path: '/tasks/finish/{id}',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Заказчик подтверждает, что работа сделана.',
    policy: 'Задание, где я автор.',
    params: numericIdParams,
    body: versionBody,
    response: data(task),
    errors: CONFLICT,
    example: {
      params: { id: 522 },
      body: { version: 2 },
      response: answer({ ...ended, viewer: 'AUTHOR', status: 'FINISHED' }),
    },
  },
  requestTaskFinish: {
    method: 'PATCH',
    path: '/tasks/request-finish/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Исполнитель сообщает, что работа сделана; через 7 дней без возражений задание завершится само.',
    policy: 'Задание, где я исполнитель.',
    params: numericIdParams,
    body: versionBody,
    response: data(task),
    errors: CONFLICT,
    example: {
      params: { id: 522 },
      body: { version: 2 },
      response: answer({ ...inWork, viewer: 'EXECUTOR', finishRequestedAt: '2026-03-05T16:00:00.000Z' }),
    },
  },
  declineTaskFinish: {
    method: 'PATCH',
    path: '/tasks/decline-finish/{id}',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Автор возражает: что ещё не сделано.',
    policy: 'Задание, где я автор.',
    params: numericIdParams,
    body: versionBody.extend({ comment: textBy(taskRules.objection) }),
    response: data(task),
    errors: CONFLICT,
    example: {
      params: { id: 522 },
      body: { comment: 'Под раковиной всё ещё капает, посмотрите, пожалуйста.', version: 2 },
      response: answer({ ...inWork, viewer: 'AUTHOR' }),
    },
  },
  cancelTaskByAuthor: {
    method: 'PATCH',
    path: '/tasks/cancel-by-author/{id}',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Отмена заказчиком с причиной.',
    policy: 'Задание, где я автор.',
    params: numericIdParams,
    body: versionBody.extend({ reason: oneOf(AUTHOR_CANCEL_REASONS, choiceRules.reason), comment }),
    response: data(task),
    errors: CONFLICT,
    example: {
      params: { id: 501 },
      body: { reason: 'AUTHOR_NOT_RELEVANT', comment: null, version: 2 },
      response: answer({
        viewer: 'AUTHOR',
        status: 'CANCELED',
        cancelledBy: 'AUTHOR',
        cancelReason: 'AUTHOR_NOT_RELEVANT',
        version: 3,
        allowedEvents: [{ event: 'REPUBLISH', refusal: null }],
      }),
    },
  },
  cancelTaskByExecutor: {
    method: 'PATCH',
    path: '/tasks/cancel-by-executor/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Отказ исполнителя с причиной.',
    policy: 'Задание, где я исполнитель.',
    params: numericIdParams,
    body: versionBody.extend({ reason: oneOf(EXECUTOR_CANCEL_REASONS, choiceRules.reason), comment }),
    response: data(task),
    errors: CONFLICT,
    example: {
      params: { id: 522 },
      body: { reason: 'EXECUTOR_OTHER', comment: illness, version: 2 },
      response: answer({
        ...ended,
        viewer: 'EXECUTOR',
        status: 'CANCELED',
        cancelledBy: 'EXECUTOR',
        cancelReason: 'EXECUTOR_OTHER',
        cancelComment: illness,
      }),
    },
  },
  republishTask: {
    method: 'PATCH',
    path: '/tasks/republish/{id}',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Публикует архивное или отменённое задание снова.',
    policy: 'Задание, где я автор.',
    params: numericIdParams,
    body: versionBody,
    response: data(task),
    errors: [...CONFLICT, 'TASK_LIMIT_REACHED'],
    example: { params: { id: 525 }, body: { version: 2 }, response: { data: anOwnTask({ id: 525, version: 3 }) } },
  },
  approveTask: {
    method: 'PATCH',
    path: '/moderation/tasks/approve/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Модератор публикует задание.',
    policy: 'Любое задание на модерации.',
    params: numericIdParams,
    body: versionBody,
    response: data(task),
    errors: CONFLICT,
    example: {
      params: { id: 521 },
      body: { version: 2 },
      response: answer({ id: 521, viewer: 'STAFF', replyRefusal: 'NOT_EXECUTOR', version: 3 }),
    },
  },
  rejectTask: {
    method: 'PATCH',
    path: '/moderation/tasks/reject/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Модератор отклоняет задание: правило, поле и совет автору.',
    policy: 'Любое задание на модерации.',
    params: numericIdParams,
    body: versionBody.extend({
      rule: oneOf(TASK_REJECT_RULES, choiceRules.rejectRule),
      /** Where; `null` when it is the whole. */
      field: z.enum(TASK_REJECT_FIELDS).nullable().default(null),
      comment: verdictComment,
    }),
    response: data(task),
    errors: CONFLICT,
    example: {
      params: { id: 521 },
      body: { rule: 'CONTACTS_IN_TEXT', field: 'DESCRIPTION', comment: ADVICE, version: 2 },
      response: answer({
        id: 521,
        viewer: 'STAFF',
        status: 'REJECTED',
        rejectReason: 'CONTACTS_IN_TEXT',
        rejectField: 'DESCRIPTION',
        rejectComment: ADVICE,
        publishedAt: null,
        replyRefusal: 'NOT_EXECUTOR',
        version: 3,
      }),
    },
  },
  removeTask: {
    method: 'PATCH',
    path: '/moderation/tasks/remove/{id}',
    access: ADMIN,
    idempotencyKey: true,
    summary: 'Администратор снимает задание по правилу; потраченные отклики возвращаются.',
    policy: 'Любое опубликованное задание.',
    params: numericIdParams,
    body: versionBody.extend({ rule: oneOf(TASK_REJECT_RULES, choiceRules.rejectRule), comment }),
    response: data(task),
    errors: CONFLICT,
    example: {
      params: { id: 501 },
      body: { rule: 'SPAM', comment: 'Одинаковые задания в шести городах.', version: 2 },
      response: answer({ viewer: 'STAFF', status: 'CANCELED', cancelledBy: 'ADMIN', rejectReason: 'SPAM', version: 3 }),
    },
  },
})
