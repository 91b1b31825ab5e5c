import { type ErrorBody, type ErrorCode, errorCatalogue } from '@artel/core/contract'

/** What a refusal may add to its code. */
export interface RefusalDetails {
  /** Values of the request that were refused: `path.to.field` → Russian sentence. */
  readonly fields?: Readonly<Record<string, string>>
  /** For TRANSITION_REFUSED: why the lifecycle said no. */
  readonly refusal?: string
  /** Instead of the catalogue's words, Russian and fit to show. */
  readonly message?: string | readonly string[]
  /** Whole seconds until it makes sense to ask again; becomes Retry-After. */
  readonly retryAfter?: number
}

/** The domain says no. Thrown by services, answered with the status and the body of the error catalogue (spec §8). */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }

  /** HTTP status of the code. */
  get statusCode(): number {
    return errorCatalogue[this.code].statusCode
  }

  /** The refusal on the wire. */
  get body(): ErrorBody {
    const { fields, refusal, message } = this.details
    const { statusCode, message: words } = errorCatalogue[this.code]
    return {
      message: message ?? words,
      error: REASONS[statusCode] ?? 'Error',
      statusCode,
      code: this.code,
      ...(fields && { fields }),
      ...(refusal && { refusal }),
    }
  }
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}
