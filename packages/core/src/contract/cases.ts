import * as z from 'zod'
import { caseRules, priceRule, serviceRules } from '../validators/index.ts'
import { CASE_LIMITS, PRICE_LIMITS, SERVICE_LIMITS } from './content-terms.ts'
import { picture } from './files.ts'
import {
  changesOf,
  instant,
  kopecks,
  listBy,
  numericId,
  pricedBy,
  text,
  textBy,
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
  title: textBy(caseRules.title),
  text: textBy(caseRules.text).default(''),
  photoIds: listBy(uuid, caseRules.photos, CASE_LIMITS.photos),
  categoryId: numericId,
  price: price.nullable().default(null),
  termDays: wholeBy(caseRules.termDays, CASE_LIMITS.termDays).nullable().default(null),
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
  name: textBy(serviceRules.name),
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

const { categoryId: listCategory, ...lineFields } = serviceFields.shape

/** Body of lines that are added at once, as a pasted table has them: all of one category, all of them or none. */
export const servicesInput = z.object({
  categoryId: listCategory,
  lines: listBy(z.object(lineFields).refine(...pricedBy(priceRule)), serviceRules.lines, [1, SERVICE_LIMITS.count]),
})

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
