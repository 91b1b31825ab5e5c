import { type ErrorCode, flawSentences, type RefusalDetails as WireDetails } from '@artel/core/contract'

/** What a refusal may add to its code. */
export interface RefusalDetails extends WireDetails {
  /** Whole seconds until it makes sense to ask again. */
  readonly retryAfter?: number
}

/** The domain says no, by a code of the error catalogue. Thrown by services; whoever serves the call puts it into an answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** VALIDATION_FAILED; `fields` maps `path.to.field` (`''` for the request as a whole) to its sentence. */
export const validationRefusal = (fields: Readonly<Record<string, string>>): Refusal =>
  new Refusal('VALIDATION_FAILED', { message: flawSentences(fields), fields })
