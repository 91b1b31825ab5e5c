import * as z from 'zod'
import { EXECUTOR } from './access.ts'
import { cards } from './card.ts'
import { caseChanges, caseInput, portfolioCase } from './cases.ts'
import { data, numericIdParams, page, pageQuery, uuid } from './primitives.ts'
import { aCase } from './samples/content.ts'
import { testUuid, wholePage } from './samples/sample-values.ts'
import { EXECUTOR_ID } from './samples/users.ts'

const done = aCase()
const described = {
  title: done.title,
  text: done.text,
  photoIds: [testUuid(301)],
  categoryId: done.category.id,
  price: done.price,
  termDays: done.termDays,
  year: done.year,
}

/** Finished works in a portfolio. */
export const caseOperations = cards({
  listCases: {
    method: 'GET',
    path: '/cases/list',
    access: 'anyone',
    summary: 'Работы исполнителя, новые первыми.',
    policy: 'Работы исполнителя, которого видят все. Те, что не помещаются в тариф, видит только он сам.',
    query: z.object({ ...pageQuery, executorId: uuid }),
    response: data(page(portfolioCase)),
    example: {
      query: { executorId: EXECUTOR_ID, page: 1, limit: 10 },
      response: { data: wholePage(done) },
    },
  },
  getCase: {
    method: 'GET',
    path: '/cases/{id}',
    access: 'anyone',
    summary: 'Одна работа.',
    policy: 'Работа исполнителя, которого видят все. Ту, что не помещается в тариф, видит только он сам.',
    params: numericIdParams,
    response: data(portfolioCase),
    errors: ['NOT_FOUND'],
    example: { params: { id: done.id }, response: { data: done } },
  },
  createCase: {
    method: 'POST',
    path: '/cases',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Новая работа в портфолио.',
    policy: 'Работа в своём портфолио.',
    body: caseInput,
    response: data(portfolioCase),
    errors: ['LIMIT_REACHED'],
    example: { body: described, response: { data: done } },
  },
  updateCase: {
    method: 'PATCH',
    path: '/cases/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Меняет свою работу.',
    policy: 'Своя работа.',
    params: numericIdParams,
    body: caseChanges,
    response: data(portfolioCase),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
    example: {
      params: { id: done.id },
      body: { ...described, termDays: 10, version: 1 },
      response: { data: aCase({ termDays: 10, version: 2 }) },
    },
  },
  deleteCase: {
    method: 'DELETE',
    path: '/cases/{id}',
    access: EXECUTOR,
    summary: 'Удаляет свою работу.',
    policy: 'Своя работа.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
    example: { params: { id: done.id } },
  },
})
