import * as z from 'zod'
import { BADGES, EXECUTOR_CARD } from './executor-terms.ts'
import { picture } from './files.ts'
import { point } from './geocoder.ts'
import {
  categoryFilter,
  changesOf,
  instant,
  isoDay,
  kopecks,
  numericId,
  pageQuery,
  searchText,
  text,
  uuid,
  versionBody,
  year,
} from './primitives.ts'
import { companyFields } from './registration.ts'
import { shownCategory, taskCard } from './tasks.ts'
import { COMPANY_LIMITS } from './user-terms.ts'
import { businessType, publicUser, ratingSummary, verificationStatus } from './users.ts'

/** A line of experience or of education. */
const period = z.object({
  title: text('Название', 2, 150),
  from: year,
  /** `null`: until now. */
  to: year.nullable(),
})

const periods = (max: number) => z.array(period).max(max, `Не больше ${max} строк.`)

export type CompanyPeriod = z.output<typeof period>
/** The same as it is answered. */
const storedPeriod = z.object({ title: z.string(), from: z.int(), to: z.int().nullable() })

const averageMark = z.number().min(1).max(5).nullable()
/** What a rating is made of. */
export const ratingBreakdown = ratingSummary.extend({
  /** How many gave 1, 2, 3, 4 and 5 stars, in this order. */
  spread: z.array(z.int().min(0)).length(5),
  /** Averages of what clients say of the work; `null` below three of them. */
  quality: averageMark,
  punctuality: averageMark,
  communication: averageMark,
})
export type RatingBreakdown = z.output<typeof ratingBreakdown>

/** Company of the signed-in executor with what only its owner and staff see. */
export const ownCompany = z.object({
  id: uuid,
  businessType,
  /** `null` for companies that are older than the question. */
  inn: z.string().nullable(),
  ogrn: z.string().nullable(),
  shortName: z.string().nullable(),
  companyPhoneNumber: z.string().nullable(),
  /** As the owner ordered them. */
  categoryIds: z.array(numericId),
  districts: z.array(z.string()),
  visitClient: z.boolean(),
  verificationStatus,
  verifiedAt: instant.nullable(),
  about: z.string(),
  address: z.string().nullable(),
  foundationDate: z.iso.date().nullable(),
  experience: z.array(storedPeriod),
  education: z.array(storedPeriod),
  version: z.int(),
})
export type OwnCompany = z.output<typeof ownCompany>

/** Body of PATCH /companies/me; what is left out stays. Legal data changed sends the verification back. */
export const companyChanges = z.object({
  ...changesOf(companyFields.shape),
  about: text('О себе', 0, COMPANY_LIMITS.about).optional(),
  address: text('Адрес', 0, COMPANY_LIMITS.address).nullable().optional(),
  foundationDate: isoDay.nullable().optional(),
  experience: periods(COMPANY_LIMITS.experience).optional(),
  education: periods(COMPANY_LIMITS.education).optional(),
  ...versionBody.shape,
})

/** What anybody sees of a client (`/user/client/{id}`). */
export const clientProfile = z.object({
  ...publicUser.shape,
  /** Tasks that everybody may see: open, in work and finished. */
  tasksCount: z.int().min(0),
  /** Those that look for an executor, the newest first, no more than ten. */
  openTasks: z.array(taskCard),
})
export type ClientProfile = z.output<typeof clientProfile>

/** An executor in a list. */
export const executorCard = z.object({
  ...publicUser.shape,
  companyId: uuid,
  badges: z.array(z.enum(BADGES)),
  /** Typical minutes to the first answer, once there are enough of them. */
  answersWithin: z.int().nullable(),
  priceFrom: kopecks.nullable(),
  /** As the executor ordered them. */
  categories: z.array(shownCategory),
  visitClient: z.boolean(),
  /** The beginning of what they tell of themselves. */
  intro: z.string(),
  /** The newest works by their first photo. */
  works: z.array(z.object({ id: numericId, title: z.string(), photo: picture })).max(EXECUTOR_CARD.works),
  /** Stands where it does because the place in the list is paid for: marked as an advertisement. */
  isPaid: z.boolean(),
})
export type ExecutorCard = z.output<typeof executorCard>

/** The public page of an executor. */
export const executorProfile = z.object({
  ...executorCard.omit({ intro: true, works: true, isPaid: true }).shape,
  about: z.string(),
  foundationDate: z.iso.date().nullable(),
  districts: z.array(z.string()),
  experience: z.array(storedPeriod),
  education: z.array(storedPeriod),
  counts: z.object({ cases: z.int(), services: z.int(), products: z.int(), articles: z.int(), reviews: z.int() }),
})
export type ExecutorProfile = z.output<typeof executorProfile>

const flag = z.boolean().optional()

/** Query of GET /executors/list (product §18). */
export const executorListQuery = z.object({
  ...pageQuery,
  q: searchText(200).optional(),
  categoryIds: categoryFilter.optional(),
  cityId: numericId.optional(),
  districts: z.array(z.string().max(100)).max(30).optional(),
  businessTypes: z.array(businessType).max(3).optional(),
  visitClient: flag,
  verified: flag,
  hasCases: flag,
  online: flag,
  badges: z.array(z.enum(BADGES)).max(2).optional(),
  ratingFrom: z.number().min(1).max(5).optional(),
  priceTo: kopecks.optional(),
  sortBy: z.enum(['rating', 'price', 'createdAt']).default('rating'),
})

/** Query of GET /executors/districts. */
export const districtListQuery = z.object({ cityId: numericId })

/** A district of a city as executors name it, with how many work there. */
export const districtCount = z.object({ name: z.string(), count: z.int().min(1) })
export type DistrictCount = z.output<typeof districtCount>

/** Query of GET /executors/cities: that of the list without what is said of a place, of pages and of the order. */
export const executorCitiesQuery = executorListQuery.omit({
  page: true,
  limit: true,
  sortBy: true,
  cityId: true,
  districts: true,
})

/** A city with how many executors of a search are there. */
export const executorCity = z.object({ id: numericId, name: z.string(), point, count: z.int().min(1) })
export type ExecutorCity = z.output<typeof executorCity>
