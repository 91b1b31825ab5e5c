import * as z from 'zod'
import { replyRules } from '../validators/index.ts'
import { FILE_LIMITS } from './file-terms.ts'
import { file } from './files.ts'
import { fileIds, instant, kopecks, numericId, pricedBy, textBy, wholeBy } from './primitives.ts'
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
  })
  .refine(...pricedBy(replyRules.price))
export type ReplyInput = z.output<typeof replyInput>

/** For how much and how soon somebody would do it; the price is `null` when NEGOTIABLE. */
export const replyTerms = z.object({ priceType, price: kopecks.nullable(), termDays: z.int() })
export type ReplyTerms = z.output<typeof replyTerms>

/** An executor's answer to a task; seen by its author and by the task's author. */
export const taskReply = z.object({
  id: numericId,
  taskId: numericId,
  executor: publicUser,
  text: z.string(),
  ...replyTerms.shape,
  files: z.array(file),
  status: replyStatus,
  chatId: numericId,
  createdAt: instant,
  version: z.int(),
  allowedEvents: z.array(z.object({ event: z.enum(REPLY_USER_EVENTS), refusal: z.string().nullable() })),
})
export type TaskReply = z.output<typeof taskReply>
