import type { HandlerArgs, Operation, operations, ResponseOf } from '@artel/core/contract'
import type { ServedOperation } from '../http/unserved.ts'
import type { Upload } from '../http/uploads.ts'
import type { SingleStatement, UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { UserViewer, Viewer } from './viewer.ts'

/** The request behind a call. */
export interface RequestMeta {
  /** Address of the client, as far as TRUST_PROXY lets us know. */
  readonly ip: string
  readonly userAgent: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Who may stand behind an operation: guests only where the contract lets anyone in. */
export type ViewerOf<O extends Operation> = (typeof operations)[O]['access'] extends 'anyone' ? Viewer : UserViewer

/** A call whose access was checked and whose arguments were parsed. */
export interface Call<O extends Operation> extends HandlerArgs<O> {
  readonly viewer: ViewerOf<O>
  readonly request: RequestMeta
  /** Files that came with the request; they are gone when the call ends. */
  readonly uploads: readonly Upload[]
  /**
   * Does the change in one transaction and answers with what it returns. With an Idempotency-Key the answer is kept
   * beside the change: the same request again gets it again, and `work` does not run. Call it at most once.
   */
  mutate(work: (unit: UnitOfWork) => Promise<ResponseOf<O>>): Promise<ResponseOf<O>>
  /** Does a change of one statement, for operations that take no Idempotency-Key, and answers with what it returns. */
  mutateAtOnce(work: (unit: SingleStatement) => Promise<ResponseOf<O>>): Promise<ResponseOf<O>>
  /** Sets or, with `null`, clears a cookie of the answer. Lives a year. */
  setCookie(name: string, value: string | null, options: { readonly httpOnly: boolean }): void
}

/** Does one operation and gives its answer on the wire, envelope included. Says no by throwing a `Refusal`. */
export type Handler<O extends Operation> = (call: Call<O>) => Promise<ResponseOf<O>>

/** A handler for every operation that is served; a missing one is a type error. */
export type Handlers = { readonly [O in ServedOperation]: Handler<O> }
