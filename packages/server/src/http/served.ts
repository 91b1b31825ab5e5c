import { contract, type Operation } from '@artel/core/contract'
import type { HttpHandlersOf } from './http-call.ts'

/** Name of an operation that this server answers: it answers all of the contract. */
export type ServedOperation = Operation

export const servedOperations = Object.keys(contract) as ServedOperation[]

/** A handler for every operation that is served: one that nobody brings is a type error. */
export type HttpHandlers = HttpHandlersOf<Record<ServedOperation, unknown>>
