import * as z from 'zod'
import { priceRule } from '../validators/index.ts'
import { CASE_LIMITS, PRICE_LIMITS, SERVICE_LIMITS } from './content-terms.ts'
import { picture } from './files.ts'
import { instant, kopecks, numericId, pricedBy, text, uuid, versionBody, wholeBy, year } from './primitives.ts'
import { priceType } from './task-replies.ts'

const categoryName = z.object({ id: numericId, name: z.string() })
const price = wholeBy(priceRule, PRICE_LIMITS)

/** Body of a case (portfolio); photos in their order. */
export const caseInput = z.object({
  title: text('Название', ...CASE_LIMITS.title),
  text: text('Описание', 0, CASE_LIMITS.text).default(''),
  photoIds: z
    .array(uuid)
    .min(CASE_LIMITS.photos[0], 'Добавьте хотя бы одну фотографию.')
    .max(CASE_LIMITS.photos[1], 'Не больше 20 фотографий.'),
  categoryId: numericId,
  price: price.nullable().default(null),
  termDays: z.int().min(CASE_LIMITS.termDays[0]).max(CASE_LIMITS.termDays[1]).nullable().default(null),
  year: year.nullable().default(null),
})
export type CaseInput = z.output<typeof caseInput>

/** A finished work in an executor's portfolio. */
export const portfolioCase = z.object({
  id: numericId,
  executorId: uuid,
  title: z.string(),
  text: z.string(),
  photos: z.array(picture),
  category: categoryName,
  price: kopecks.nullable(),
  termDays: z.int().nullable(),
  year: z.int().nullable(),
  createdAt: instant,
  version: z.int(),
})
export type PortfolioCase = z.output<typeof portfolioCase>

const serviceFields = z.object({
  categoryId: numericId,
  name: text('Название', ...SERVICE_LIMITS.name),
  priceType,
  price: price.nullable().default(null),
  /** «час», «м²». */
  unit: text('Единица', 1, 20).nullable().default(null),
})

/** A price is needed unless it is to be agreed. */
const complete = <T extends z.ZodType<z.output<typeof serviceFields>>>(shape: T) => shape.refine(...pricedBy(priceRule))

/** Body of a service with its price. */
export const serviceInput = complete(serviceFields)
export type ServiceInput = z.output<typeof serviceInput>
/** Body of a changed service. */
export const serviceChanges = complete(serviceFields.extend(versionBody.shape))

/** A line of an executor's price list. */
export const service = z.object({
  id: numericId,
  category: categoryName,
  name: z.string(),
  priceType,
  price: kopecks.nullable(),
  unit: z.string().nullable(),
  version: z.int(),
})
export type Service = z.output<typeof service>
