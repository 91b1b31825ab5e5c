import type * as z from 'zod'
import { articleShapes } from './articles.ts'
import { authShapes } from './auth.ts'
import { caseShapes } from './cases.ts'
import { categoryShapes } from './categories.ts'
import { chatShapes } from './chat.ts'
import type { EndpointShape } from './endpoint.ts'
import { faqShapes } from './faq.ts'
import { fileShapes } from './files.ts'
import { geocoderShapes } from './geocoder.ts'
import { landingShapes } from './landings.ts'
import { moderationShapes, redirectShapes } from './moderation.ts'
import { notificationShapes } from './notifications.ts'
import type { Operation } from './operations.ts'
import { productShapes } from './products.ts'
import { profileShapes } from './profiles.ts'
import { reviewShapes } from './reviews.ts'
import { savedSearchShapes } from './saved-searches.ts'
import { tariffShapes } from './tariffs.ts'
import { taskOfferShapes } from './task-offers.ts'
import { taskReplyShapes } from './task-replies.ts'
import { taskShapes } from './tasks.ts'
import { verificationShapes } from './verification.ts'

/** Shapes of every operation. A missing one is a type error here, in the client, in the mocks and on the server. */
export const contract = {
  ...authShapes,
  ...categoryShapes,
  ...taskShapes,
  ...taskReplyShapes,
  ...chatShapes,
  ...geocoderShapes,
  ...profileShapes,
  ...landingShapes,
  ...taskOfferShapes,
  ...savedSearchShapes,
  ...reviewShapes,
  ...fileShapes,
  ...tariffShapes,
  ...productShapes,
  ...caseShapes,
  ...articleShapes,
  ...faqShapes,
  ...notificationShapes,
  ...verificationShapes,
  ...moderationShapes,
  ...redirectShapes,
} as const satisfies Record<Operation, EndpointShape>

/** The whole contract as a type; importing it costs a page nothing. */
export type Contract = typeof contract

type In<S> = S extends z.ZodType ? z.input<S> : never
type Out<S> = S extends z.ZodType ? z.output<S> : never
type Part<O extends Operation, K extends 'params' | 'query' | 'body'> =
  Contract[O] extends Record<K, infer S> ? S : undefined
type Argument<K extends string, S> = S extends z.ZodType
  ? Record<string, never> extends In<S>
    ? { [P in K]?: In<S> }
    : { [P in K]: In<S> }
  : unknown

/** What a caller passes: `{ params, query, body }`, as far as the operation has them. */
export type CallArgs<O extends Operation> = Argument<'params', Part<O, 'params'>> &
  Argument<'query', Part<O, 'query'>> &
  Argument<'body', Part<O, 'body'>>

/** What a handler receives, parsed. */
export interface HandlerArgs<O extends Operation> {
  readonly params: Out<Part<O, 'params'>>
  readonly query: Out<Part<O, 'query'>>
  readonly body: Out<Part<O, 'body'>>
}

/** The answer on the wire, envelope included; `undefined` for 204. */
export type ResponseOf<O extends Operation> = Contract[O]['response'] extends z.ZodType
  ? z.output<Contract[O]['response']>
  : undefined
