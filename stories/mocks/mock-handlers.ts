import type { HandlerArgs, Operation, ResponseOf, User } from '@artel/core/contract'
import type { StoredSession } from './stored.ts'
import type { MockWorld } from './world.ts'

/** What a mock knows of a call beside its arguments. */
export interface MockCall {
  readonly operation: Operation
  /** What the backend holds; a handler changes it in place. */
  readonly world: MockWorld
  /** Who asks, by the bearer token; `null` for a guest. */
  readonly viewer: User | null
  /** By which of their sessions; `null` for a guest. */
  readonly session: StoredSession | null
  /** Files of a multipart body. */
  readonly uploads: readonly File[]
}

/** Answers one operation as the server would. Throws a `MockRefusal` to refuse. */
export type MockHandler<O extends Operation> = (
  args: HandlerArgs<O>,
  call: MockCall,
) => ResponseOf<O> | Promise<ResponseOf<O>>

/** The whole backend: an operation of the contract without a mock is a type error. */
export type MockHandlers = { readonly [O in Operation]: MockHandler<O> }
