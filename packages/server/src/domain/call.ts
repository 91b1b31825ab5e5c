import type { Contract, HandlerArgs, Operation, ResponseOf } from '@artel/core/contract'
import type { SingleStatement, UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { UserViewer, Viewer } from './viewer.ts'

/** Where a call comes from. */
export interface CallOrigin {
  /** Address of the client, as far as TRUST_PROXY lets us know. */
  readonly ip: string
  readonly userAgent: string
}

/** A file that came with a call and waits in a folder of its own until the call ends. */
export interface Upload {
  readonly path: string
  /** As the sender called it; not to be trusted. */
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** Who may stand behind an operation: guests only where the contract lets anyone in. */
export type ViewerOf<O extends Operation> = Contract[O]['access'] extends 'anyone' ? Viewer : UserViewer

/** A call whose access was checked and whose arguments were parsed. */
export interface Call<O extends Operation> extends HandlerArgs<O> {
  readonly viewer: ViewerOf<O>
  readonly request: CallOrigin
  /** Files that came with the call; they are gone when it ends. */
  readonly uploads: readonly Upload[]
  /** Aborts when the client has left without its answer: long work for it may stop. */
  untilLeft(): AbortSignal
  /**
   * Does the change in one transaction and answers with what it returns. With an Idempotency-Key the answer is kept
   * beside the change: the same request again gets it again, and `work` does not run. Call it at most once.
   */
  mutate(work: (unit: UnitOfWork) => Promise<ResponseOf<O>>): Promise<ResponseOf<O>>
  /** Does a change of one statement, for operations that take no Idempotency-Key, and answers with what it returns. */
  mutateAtOnce(work: (unit: SingleStatement) => Promise<ResponseOf<O>>): Promise<ResponseOf<O>>
}

/** Does one operation and gives its answer on the wire, envelope included. Says no by throwing a `Refusal`. */
export type Handler<O extends Operation> = (call: Call<O>) => Promise<ResponseOf<O>>

/** Handlers of the operations on a resource's cards: a missing one is a type error. */
export type HandlersOf<Cards> = { readonly [O in keyof Cards & Operation]: Handler<O> }
