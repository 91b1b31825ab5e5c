import * as z from 'zod'
import { priceRule } from '../validators/index.ts'
import { CASE_LIMITS, PRICE_LIMITS, SERVICE_LIMITS } from './content-terms.ts'
import { picture } from './files.ts'
import {
  changesOf,
  instant,
  kopecks,
  numericId,
  pricedBy,
  text,
  uuid,
  versionBody,
  wholeBy,
  year,
} from './primitives.ts'
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
/** Body of a changed case; what is left out stays. */
export const caseChanges = z.object({ ...changesOf(caseInput.shape), ...versionBody.shape })

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
  /** The tariff has no room for it: nobody but its owner sees it. */
  isHidden: z.boolean(),
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
  unit: text('Единица', ...SERVICE_LIMITS.unit)
    .nullable()
    .default(null),
})

/** Body of a service with its price, which is needed unless it is to be agreed. */
export const serviceInput = serviceFields.refine(...pricedBy(priceRule))
export type ServiceInput = z.output<typeof serviceInput>
/** Body of a changed service; what is left out stays, and the whole has to have a price as well. */
export const serviceChanges = z.object({ ...changesOf(serviceFields.shape), ...versionBody.shape })

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
