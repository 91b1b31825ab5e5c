import type { CallArgs, Contract, ResponseOf } from '@artel/core/contract'
import type { ServedOperation } from '../unserved.ts'

/** An answer with a body that is JSON; files and 204 have none to show. */
type Answer<O extends ServedOperation> = Contract[O]['response'] extends null
  ? unknown
  : unknown extends ResponseOf<O>
    ? unknown
    : { readonly response: ResponseOf<O> }

/** One call as the API page shows it: what is sent, every part the operation has, and what comes back. */
export type Example<O extends ServedOperation> = Required<CallArgs<O>> & Answer<O>

/** Examples of the given calls. */
export type ExamplesOf<O extends ServedOperation> = { readonly [P in O]: Example<P> }

/** A page of a list that has no more than it shows. */
export const wholePage = <T>(...items: T[]) => ({ items, pagination: { totalItems: items.length } })
