import {
  accountAccessOperations,
  accountOperations,
  articleOperations,
  authOperations,
  categoryOperations,
  chatOperations,
  clientOperations,
  complaintOperations,
  dealOperations,
  fileOperations,
  geocoderOperations,
  landingOperations,
  moderationOperations,
  notificationOperations,
  paymentOperations,
  pushOperations,
  redirectOperations,
  registrationOperations,
  reviewOperations,
  reviewVerdictOperations,
  tariffOperations,
  taskEventOperations,
  taskOfferOperations,
  taskOperations,
  taskReplyOperations,
  verificationOperations,
  verificationVerdictOperations,
} from '@artel/core/contract'
import type { HttpHandlersOf } from './http-call.ts'

/** The resources that this server answers, each with all of its operations; the rest of the contract is not mounted. */
const served = {
  ...authOperations,
  ...registrationOperations,
  ...accountAccessOperations,
  ...accountOperations,
  ...clientOperations,
  ...categoryOperations,
  ...landingOperations,
  ...taskOperations,
  ...taskEventOperations,
  ...taskReplyOperations,
  ...taskOfferOperations,
  ...dealOperations,
  ...reviewOperations,
  ...chatOperations,
  ...fileOperations,
  ...tariffOperations,
  ...paymentOperations,
  ...articleOperations,
  ...notificationOperations,
  ...pushOperations,
  ...complaintOperations,
  ...moderationOperations,
  ...reviewVerdictOperations,
  ...verificationOperations,
  ...verificationVerdictOperations,
  ...redirectOperations,
  ...geocoderOperations,
}

/** Name of an operation that this server answers. */
export type ServedOperation = keyof typeof served

export const servedOperations = Object.keys(served) as ServedOperation[]

/** A handler for every operation that is served: one that nobody brings is a type error. */
export type HttpHandlers = HttpHandlersOf<typeof served>
