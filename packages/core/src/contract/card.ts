import type * as z from 'zod'
import type { ErrorCode } from './errors.ts'
import type { OperationRoute } from './operations.ts'

/** Refusals of a change of something that has a version and a lifecycle. */
export const CONFLICT = ['NOT_FOUND', 'VERSION_CONFLICT', 'TRANSITION_REFUSED'] as const

/** Everything that is said of one operation: where it is, who may call it, what goes in and out, and how that looks. */
export interface OperationCard extends OperationRoute {
  /** What it does, one Russian sentence for the API page. */
  readonly summary: string
  /** Which objects it reaches, one Russian sentence for the API page. The feature decides about the object at hand. */
  readonly policy: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /** `null` answers 204 without a body. */
  readonly response: z.ZodType | null
  /** Refusals of its own, beside those that follow from its access and its shapes. */
  readonly errors?: readonly ErrorCode[]
  /** One valid call: every part that the operation has, and its answer. */
  readonly example: object
}

type Sent<K extends string, S> = S extends z.ZodType ? { readonly [P in K]: z.input<S> } : unknown
type Part<C, K extends 'params' | 'query' | 'body'> = C extends { readonly [P in K]: infer S } ? S : undefined
/** An answer with a body that is JSON; files and 204 have none to show. */
type Answered<S> = S extends z.ZodType
  ? unknown extends z.output<S>
    ? unknown
    : { readonly response: z.output<S> }
  : unknown

/** The example of a card by its shapes. */
export type ExampleOf<C extends Pick<OperationCard, 'response'>> = Sent<'params', Part<C, 'params'>> &
  Sent<'query', Part<C, 'query'>> &
  Sent<'body', Part<C, 'body'>> &
  Answered<C['response']>

/** Keeps the literal types of a resource's cards and holds each example to the shapes of its card. */
export const cards = <const C extends Readonly<Record<string, OperationCard>>>(
  resource: C & { readonly [O in keyof C]: { readonly example: ExampleOf<C[O]> } },
): C => resource
