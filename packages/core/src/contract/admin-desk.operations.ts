import * as z from 'zod'
import { NOT_WHOLE } from '../validators/amount.ts'
import { adminRules } from '../validators/index.ts'
import { ADMIN } from './access.ts'
import { listPrice, logLine } from './admin.ts'
import { LIST_PRICE, listValueKind, STAFF_ACTIONS, STAFF_OBJECTS } from './admin-terms.ts'
import { cards } from './card.ts'
import { data, instant, isoDay, numericIdParams, page, pageQuery, searchText, uuid, versionBody } from './primitives.ts'
import { aListPrice, aLogLine, aPriceChange } from './samples/admin.ts'
import { wholePage } from './samples/sample-values.ts'

const [, MOST] = LIST_PRICE
const { key, version } = aListPrice()
const planned = aPriceChange({ id: 12, value: 3190_00, validFrom: '2026-03-31T21:00:00.000Z', state: 'PLANNED' })

interface NewTerm {
  readonly key: string
  readonly value: number | null
}
const problemOf = ({ key: of, value }: NewTerm) => adminRules.listValue(value, listValueKind(of))
const { actor, object } = aLogLine()

/** Prices and limits that administrators set, and the journal of what staff have done. */
export const adminDeskOperations = cards({
  listPrices: {
    method: 'GET',
    path: '/admin/prices/list',
    access: ADMIN,
    summary: 'Цены и лимиты тарифов и услуг: что действует, что назначено и что было раньше.',
    policy: 'Весь прайс-лист.',
    response: data(z.array(listPrice)),
    example: { response: { data: [aListPrice()] } },
  },
  changePrice: {
    method: 'PATCH',
    path: '/admin/prices/change',
    access: ADMIN,
    idempotencyKey: true,
    summary:
      'Новая цена или новый лимит для новых покупок, сразу или с дня по Москве; начатые оплаты и купленное остаются при своём.',
    policy: 'Весь прайс-лист.',
    body: versionBody
      .extend({
        key: z.string().min(1).max(64),
        /** Kopecks of a price, pieces of a limit; `null` for no limit. */
        value: z.int({ message: NOT_WHOLE }).min(0).max(MOST).nullable(),
        /** The day from whose beginning it holds; `null` is at once. */
        validFrom: isoDay.nullable().default(null),
      })
      .refine((term) => problemOf(term) === null, {
        path: ['value'],
        error: ({ input }) => problemOf(input as NewTerm) ?? undefined,
      }),
    response: data(listPrice),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
    example: {
      body: { key, version, value: 3190_00, validFrom: '2026-04-01' },
      response: { data: aListPrice({ version: version + 1, changes: [planned, ...aListPrice().changes] }) },
    },
  },
  cancelPriceChange: {
    method: 'PATCH',
    path: '/admin/prices/cancel/{id}',
    access: ADMIN,
    idempotencyKey: true,
    summary: 'Отменяет назначенное изменение, которое ещё не началось.',
    policy: 'Весь прайс-лист.',
    params: numericIdParams,
    body: versionBody,
    response: data(listPrice),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
    example: {
      params: { id: planned.id },
      body: { version: version + 1 },
      response: {
        data: aListPrice({
          version: version + 2,
          changes: [{ ...planned, state: 'CANCELED' }, ...aListPrice().changes],
        }),
      },
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
