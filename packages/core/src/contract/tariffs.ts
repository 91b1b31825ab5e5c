import * as z from 'zod'
import { NO_AMOUNT } from '../validators/amount.ts'
import { instant, kopecks, MANY_SERVICES, numericId, TOO_MANY, uuid } from './primitives.ts'
import {
  ADDITIONAL_SERVICE_TYPES,
  LEDGER_KINDS,
  PAYMENT_STATUSES,
  PERIOD_UNITS,
  PURCHASABLE_SERVICES,
  REFUND_REASONS,
  REPLY_SOURCES,
  TARIFF_CHANGES,
  TARIFF_TYPES,
} from './tariff-terms.ts'

export const tariffType = z.enum(TARIFF_TYPES)
export const additionalServiceType = z.enum(ADDITIONAL_SERVICE_TYPES)

/** `[used, limit]`; a limit of `null` is unlimited. */
export const usage = z.tuple([z.int().min(0), z.int().min(0).nullable()])

/** Item of `additionalServicesInfo` (product §3.7). */
export const serviceUsage = z.object({ type: additionalServiceType, count: usage })
export type ServiceUsage = z.output<typeof serviceUsage>

/** A tariff on the price list. */
export const tariff = z.object({
  id: numericId,
  type: tariffType,
  name: z.string(),
  /** A month. */
  price: kopecks,
  /** Limits and options; `limit` null is unlimited, absent types are not in the tariff. */
  services: z.array(
    z.object({ type: additionalServiceType, limit: z.int().min(0).nullable(), note: z.string().nullable() }),
  ),
  /** The next change that is planned: the price from then on, and the limits that differ from today's. */
  planned: z
    .object({
      from: instant,
      price: kopecks,
      limits: z.array(z.object({ type: additionalServiceType, limit: z.int().min(0).nullable() })),
    })
    .nullable(),
})
export type Tariff = z.output<typeof tariff>

/** A tariff that an executor has. */
export const userTariff = z.object({
  tariff: z.object({ id: numericId, type: tariffType, name: z.string(), price: kopecks }),
  /** End of the paid period; `null` for FREE. */
  until: instant.nullable(),
  /** What the tariff becomes then, when the executor has chosen a smaller one. */
  nextType: tariffType.nullable(),
  /** When what is counted by the month begins anew. */
  renewsAt: instant,
  additionalServicesInfo: z.array(serviceUsage),
  /** What is in it: of a paid tariff as it was bought, whatever has changed on the price list since. */
  services: tariff.shape.services,
})
export type UserTariff = z.output<typeof userTariff>

/** What follows from choosing a tariff, before it is bought; only the server calculates. */
export const tariffPreview = z.object({
  tariff: userTariff.shape.tariff,
  change: z.enum(TARIFF_CHANGES),
  /** When it begins. */
  from: instant,
  total: kopecks,
  /** The paid time from now on, one after another; after the last is FREE. */
  periods: z.array(z.object({ type: tariffType, from: instant, until: instant })),
  /** Services whose limit or words change; a limit of 0 is not there, `null` is without one. */
  services: z.array(
    z.object({
      type: additionalServiceType,
      used: z.int().min(0),
      limit: z.int().min(0).nullable(),
      limitThen: z.int().min(0).nullable(),
      /** So many of what is used now will be hidden then; nothing is deleted. */
      surplus: z.int().min(0),
      /** What the price list says of it beside a number: «раз в час». */
      note: z.string().nullable(),
      noteThen: z.string().nullable(),
    }),
  ),
})
export type TariffPreview = z.output<typeof tariffPreview>

/** What is bought: how many pieces, days or months of it. */
const purchaseItem = z
  .object({
    type: z.enum(PURCHASABLE_SERVICES, { message: 'Выберите услугу.' }),
    unit: z.enum(PERIOD_UNITS),
    amount: z.int({ message: NO_AMOUNT }).min(1, NO_AMOUNT).max(1000, TOO_MANY),
    /** For TOP_EXECUTORS. */
    categoryId: numericId.nullable().default(null),
    cityId: numericId.nullable().default(null),
  })
  .refine(({ type, categoryId, cityId }) => type !== 'TOP_EXECUTORS' || (categoryId !== null && cityId !== null), {
    path: ['categoryId'],
    message: 'Выберите категорию и город.',
  })

/** A tariff for so many months. */
export const tariffChoice = z.object({
  type: tariffType,
  months: z.int().min(1, 'Не меньше месяца.').max(12, 'Не больше 12 месяцев.'),
})

/** Body of a calculation and of a payment: a tariff for months, services, or both. */
export const purchase = z
  .object({
    tariff: tariffChoice.nullable().default(null),
    services: z.array(purchaseItem).max(10, MANY_SERVICES).default([]),
  })
  .refine(({ tariff: chosen, services }) => chosen !== null || services.length > 0, {
    path: ['services'],
    message: 'Выберите тариф или услугу.',
  })
export type Purchase = z.input<typeof purchase>

/** What a purchase costs, line by line; only the server calculates. */
export const calculation = z.object({
  lines: z.array(z.object({ title: z.string(), price: kopecks })),
  total: kopecks,
})
export type Calculation = z.output<typeof calculation>

/** A purchase on its way (product §15.3). */
export const payment = z.object({
  id: uuid,
  status: z.enum(PAYMENT_STATUSES),
  ...calculation.shape,
  /** Where to pay while the payment waits. */
  confirmationUrl: z.string().nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
})
export type Payment = z.output<typeof payment>

/** A bought service that is in force. */
export const userService = z.object({
  id: numericId,
  type: additionalServiceType,
  unit: z.enum(PERIOD_UNITS),
  count: usage,
  from: instant,
  until: instant.nullable(),
  category: z.object({ id: numericId, name: z.string() }).nullable(),
  city: z.object({ id: numericId, name: z.string() }).nullable(),
})
export type UserService = z.output<typeof userService>

/** A line of the ledger of replies. */
export const ledgerLine = z.object({
  id: numericId,
  kind: z.enum(LEDGER_KINDS),
  source: z.enum(REPLY_SOURCES),
  amount: z.int(),
  task: z.object({ id: numericId, title: z.string() }).nullable(),
  reason: z.enum(REFUND_REASONS).nullable(),
  createdAt: instant,
})
export type LedgerLine = z.output<typeof ledgerLine>
