import * as z from 'zod'
import { adminRules } from '../validators/index.ts'
import { ADMIN } from './access.ts'
import { listPrice, logLine } from './admin.ts'
import { LIST_PRICE, STAFF_ACTIONS, STAFF_OBJECTS } from './admin-terms.ts'
import { cards } from './card.ts'
import { data, instant, page, pageQuery, searchText, uuid, versionBody, wholeBy } from './primitives.ts'
import { aListPrice, aLogLine } from './samples/admin.ts'
import { wholePage } from './samples/sample-values.ts'

const { key, version, changedAt, changedBy } = aListPrice()
const { actor, object } = aLogLine()

/** Prices that administrators set, and the journal of what staff have done. */
export const adminDeskOperations = cards({
  listPrices: {
    method: 'GET',
    path: '/admin/prices/list',
    access: ADMIN,
    summary: 'Цены тарифов и услуг: сколько, когда и кем изменены последний раз.',
    policy: 'Весь прайс-лист.',
    response: data(z.array(listPrice)),
    example: { response: { data: [aListPrice()] } },
  },
  changePrice: {
    method: 'PATCH',
    path: '/admin/prices/change',
    access: ADMIN,
    idempotencyKey: true,
    summary: 'Новая цена для новых покупок; начатые оплаты остаются при своей.',
    policy: 'Весь прайс-лист.',
    body: versionBody.extend({ key: z.string().min(1).max(64), price: wholeBy(adminRules.price, LIST_PRICE) }),
    response: data(listPrice),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
    example: {
      body: { key, version, price: 3190_00 },
      response: { data: aListPrice({ price: 3190_00, version: version + 1, changedAt, changedBy }) },
    },
  },
  listStaffLog: {
    method: 'GET',
    path: '/admin/log/list',
    access: ADMIN,
    summary: 'Журнал: кто из сотрудников что и с чем сделал, последнее сверху.',
    policy: 'Все действия сотрудников.',
    query: z.object({
      ...pageQuery,
      actorId: uuid.optional(),
      action: z.enum(STAFF_ACTIONS).optional(),
      object: z.enum(STAFF_OBJECTS).optional(),
      objectId: searchText(64).optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    response: data(page(logLine)),
    example: {
      query: {
        ...{ page: 1, limit: 10, actorId: actor.id, action: 'USER_BLOCKED', object: 'USER', objectId: object.id },
        ...{ from: '2026-03-01T21:00:00.000Z', to: '2026-03-02T21:00:00.000Z' },
      },
      response: { data: wholePage(aLogLine()) },
    },
  },
})
