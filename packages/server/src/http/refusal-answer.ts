import { type ErrorBody, errorBody, errorCatalogue } from '@artel/core/contract'
import type { Refusal } from '../domain/refusal.ts'

/** HTTP status of a refusal. */
export const statusOf = ({ code }: Refusal): number => errorCatalogue[code].statusCode

/** A refusal on the wire (product §8). */
export const bodyOf = ({ code, details }: Refusal): ErrorBody => errorBody(code, details)
