import type { ErrorCode } from '@artel/core/contract'

/** What a refusal may add to its code. */
export interface RefusalDetails {
  /** Values of the request that were refused: `path.to.field` → Russian sentence. */
  readonly fields?: Readonly<Record<string, string>>
  /** For TRANSITION_REFUSED: why the lifecycle said no. */
  readonly refusal?: string
  /** Instead of the catalogue's words, Russian and fit to show. */
  readonly message?: string | readonly string[]
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
export function validationRefusal(fields: Readonly<Record<string, string>>): Refusal {
  // Clients join the sentences with '. ' (spec §8), so each goes without its own full stop.
  const message = [...new Set(Object.values(fields))].map((sentence) => sentence.replace(/\.$/, ''))
  return new Refusal('VALIDATION_FAILED', { message, fields })
}
