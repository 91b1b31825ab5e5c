import * as z from 'zod'
import { EXECUTOR } from './access.ts'
import { cards } from './card.ts'
import { service, serviceChanges, serviceInput, servicesInput } from './cases.ts'
import { SERVICE_LIMITS } from './content-terms.ts'
import { data, MANY_SERVICES, numericId, numericIdParams, uuid } from './primitives.ts'
import { aService } from './samples/content.ts'
import { EXECUTOR_ID } from './samples/users.ts'

const line = aService()
const { name, priceType, price, unit } = line
const described = { categoryId: line.category.id, name, priceType, price, unit }

/** The price list of an executor. */
export const serviceOperations = cards({
  listServices: {
    method: 'GET',
    path: '/services/list',
    access: 'anyone',
    summary: 'Услуги исполнителя с ценами, в его порядке: одна категория подряд.',
    policy: 'Услуги исполнителя, которого видят все.',
    query: z.object({ executorId: uuid }),
    response: data(z.array(service)),
    example: { query: { executorId: EXECUTOR_ID }, response: { data: [line] } },
  },
  createService: {
    method: 'POST',
    path: '/services',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Новая услуга.',
    policy: 'Услуга в своём прайс-листе.',
    body: serviceInput,
    response: data(service),
    errors: ['LIMIT_REACHED'],
    example: { body: described, response: { data: line } },
  },
  createServices: {
    method: 'POST',
    path: '/services/many',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Новые услуги одной категории разом: все или ни одной. Отвечает прайс-листом целиком.',
    policy: 'Услуги в своём прайс-листе.',
    body: servicesInput,
    response: data(z.array(service)),
    errors: ['LIMIT_REACHED'],
    example: {
      body: {
        categoryId: line.category.id,
        lines: [
          { name, priceType, price, unit },
          { name: 'Замена сифона', priceType, price, unit },
        ],
      },
      response: { data: [line, aService({ id: 473, name: 'Замена сифона' })] },
    },
  },
  updateService: {
    method: 'PATCH',
    path: '/services/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Меняет свою услугу.',
    policy: 'Своя услуга.',
    params: numericIdParams,
    body: serviceChanges,
    response: data(service),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
    example: {
      params: { id: line.id },
      body: { ...described, price: 1_800_00, version: 1 },
      response: { data: aService({ price: 1_800_00, version: 2 }) },
    },
  },
  orderServices: {
    method: 'PATCH',
    path: '/services/order',
    access: EXECUTOR,
    summary: 'Порядок своих услуг: все номера по порядку.',
    policy: 'Свои услуги.',
    body: z.object({ ids: z.array(numericId).max(SERVICE_LIMITS.count, MANY_SERVICES) }),
    response: data(z.array(service)),
    errors: ['VERSION_CONFLICT'],
    example: {
      body: { ids: [473, 471, 472] },
      response: {
        data: [aService({ id: 473, name: 'Замена сифона' }), line, aService({ id: 472, name: 'Установка ванны' })],
      },
    },
  },
  deleteService: {
    method: 'DELETE',
    path: '/services/{id}',
    access: EXECUTOR,
    summary: 'Удаляет свою услугу.',
    policy: 'Своя услуга.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
    example: { params: { id: line.id } },
  },
})
