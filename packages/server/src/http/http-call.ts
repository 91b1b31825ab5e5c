import type { Operation, ResponseOf } from '@artel/core/contract'
import type { Call, CallOrigin } from '../domain/call.ts'

/** What of the request behind a call is said in HTTP. */
export interface HttpRequest extends CallOrigin {
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A call as HTTP brings it: with the cookies in which browsers keep their session. */
export interface HttpCall<O extends Operation> extends Call<O> {
  readonly request: HttpRequest
  /** Sets or, with `null`, clears a cookie of the answer. Lives a year. */
  setCookie(name: string, value: string | null, options: { readonly httpOnly: boolean }): void
}

/** A handler that HTTP may call: a `Handler` of the domain, or one that looks at the request. */
export type HttpHandler<O extends Operation> = (call: HttpCall<O>) => Promise<ResponseOf<O>>

/** Handlers of the operations on a resource's cards that look at the request: a missing one is a type error. */
export type HttpHandlersOf<Cards> = { readonly [O in keyof Cards & Operation]: HttpHandler<O> }
