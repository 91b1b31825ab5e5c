import { contract, faqOperations, type Operation } from '@artel/core/contract'
import { contract, moderationVerdictOperations, type Operation, ownArticleOperations } from '@artel/core/contract'
import type { HttpHandlersOf } from './http-call.ts'

/** The resources whose things this server does not keep yet: none of their operations is mounted. */
const unserved = {
  ...faqOperations,
  ...ownArticleOperations,
  ...moderationVerdictOperations,
}

/** Name of an operation that this server answers. */
export type ServedOperation = Exclude<Operation, keyof typeof unserved>

export const servedOperations = Object.keys(contract).filter((name) => !(name in unserved)) as ServedOperation[]

/** A handler for every operation that is served: one that nobody brings is a type error. */
export type HttpHandlers = HttpHandlersOf<Record<ServedOperation, unknown>>
