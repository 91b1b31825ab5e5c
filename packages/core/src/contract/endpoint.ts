import type * as z from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Operation } from './operations.ts'

/** Shapes of one call: what goes in, what comes out, which refusals of its own it has. */
export interface EndpointShape {
  /** One Russian sentence for the API page. */
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /** `null` answers 204 without a body. */
  readonly response: z.ZodType | null
  readonly errors?: readonly ErrorCode[]
}

/** Keeps the literal types of a resource's shapes and holds it to operations that exist. */
export const shapes = <const S extends Partial<Record<Operation, EndpointShape>>>(resource: S): S => resource
