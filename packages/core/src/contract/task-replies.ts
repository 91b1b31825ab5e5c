import * as z from 'zod'
import { replyRules } from '../validators/index.ts'
import { FILE_LIMITS } from './file-terms.ts'
import { file, picture } from './files.ts'
import { fileIds, instant, kopecks, listBy, numericId, pricedBy, textBy, wholeBy } from './primitives.ts'
import { PRICE_TYPES, REPLY_LIMITS, REPLY_STATUSES, REPLY_USER_EVENTS } from './task-terms.ts'
import { publicUser } from './users.ts'

export const replyStatus = z.enum(REPLY_STATUSES)
export const priceType = z.enum(PRICE_TYPES)
export type ReplyStatus = z.output<typeof replyStatus>
export type PriceType = z.output<typeof priceType>

/** Body of POST /task-replies. `price` is required unless NEGOTIABLE. */
export const replyInput = z
  .object({
    taskId: numericId,
    text: textBy(replyRules.text),
    priceType,
    price: wholeBy(replyRules.price, REPLY_LIMITS.price).nullable().default(null),
    termDays: wholeBy(replyRules.termDays, REPLY_LIMITS.termDays),
    fileIds: fileIds(FILE_LIMITS.reply.count),
    /** Works of one's own portfolio that everybody sees. */
    caseIds: listBy(numericId, replyRules.cases, [0, REPLY_LIMITS.cases]).default([]),
  })
  .refine(...pricedBy(replyRules.price))
export type ReplyInput = z.output<typeof replyInput>

/** For how much and how soon somebody would do it; the price is `null` when NEGOTIABLE. */
export const replyTerms = z.object({ priceType, price: kopecks.nullable(), termDays: z.int() })
export type ReplyTerms = z.output<typeof replyTerms>

/** A work that stands beside a reply: its cover, and how many photos open with it. The work itself is GET /cases/{id}. */
export const replyCase = z.object({
  id: numericId,
  title: z.string(),
  photo: picture.nullable(),
  photosCount: z.int(),
})
export type ReplyCase = z.output<typeof replyCase>

/** How far an executor is from a task, by the cities that both have named. */
export const nearness = z.object({
  /** Between the centres of the two cities; 0 in the task's own. */
  kilometres: z.int().min(0),
  /** Of the task's city, in which they work; empty in another one. */
  districts: z.array(z.string()),
})
export type Nearness = z.output<typeof nearness>

/** An executor's answer to a task; seen by its author and by the task's author. */
export const taskReply = z.object({
  id: numericId,
  taskId: numericId,
  executor: publicUser,
  text: z.string(),
  ...replyTerms.shape,
  files: z.array(file),
  cases: z.array(replyCase),
  /** `null` for a task without a place, and for who has named no city. */
  nearness: nearness.nullable(),
  status: replyStatus,
  chatId: numericId,
  createdAt: instant,
  version: z.int(),
  allowedEvents: z.array(z.object({ event: z.enum(REPLY_USER_EVENTS), refusal: z.string().nullable() })),
})
export type TaskReply = z.output<typeof taskReply>
