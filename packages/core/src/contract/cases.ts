import * as z from 'zod'
import { priceRule } from '../validators/index.ts'
import { CASE_LIMITS, PRICE_LIMITS, SERVICE_LIMITS } from './content-terms.ts'
import { shapes } from './endpoint.ts'
import { picture } from './files.ts'
import {
  data,
  instant,
  kopecks,
  MANY_SERVICES,
  numericId,
  numericIdParams,
  page,
  pageQuery,
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

export const caseShapes = shapes({
  listCases: {
    summary: 'Работы исполнителя.',
    query: z.object({ ...pageQuery, executorId: uuid }),
    response: data(page(portfolioCase)),
  },
  getCase: { summary: 'Одна работа.', params: numericIdParams, response: data(portfolioCase), errors: ['NOT_FOUND'] },
  createCase: {
    summary: 'Новая работа в портфолио.',
    body: caseInput,
    response: data(portfolioCase),
    errors: ['LIMIT_REACHED', 'NOT_FOUND'],
  },
  updateCase: {
    summary: 'Меняет свою работу.',
    params: numericIdParams,
    body: caseInput.extend(versionBody.shape),
    response: data(portfolioCase),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  deleteCase: { summary: 'Удаляет свою работу.', params: numericIdParams, response: null, errors: ['NOT_FOUND'] },
  listServices: {
    summary: 'Услуги исполнителя с ценами, в его порядке.',
    query: z.object({ executorId: uuid }),
    response: data(z.array(service)),
  },
  createService: { summary: 'Новая услуга.', body: serviceInput, response: data(service) },
  updateService: {
    summary: 'Меняет свою услугу.',
    params: numericIdParams,
    body: complete(serviceFields.extend(versionBody.shape)),
    response: data(service),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  orderServices: {
    summary: 'Порядок своих услуг: все номера по порядку.',
    body: z.object({ ids: z.array(numericId).max(500, MANY_SERVICES) }),
    response: data(z.array(service)),
    errors: ['VERSION_CONFLICT'],
  },
  deleteService: { summary: 'Удаляет свою услугу.', params: numericIdParams, response: null, errors: ['NOT_FOUND'] },
})
