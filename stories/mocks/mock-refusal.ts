import { type ErrorBody, type ErrorCode, errorCatalogue } from '@artel/core/contract'

/** The backend refuses: becomes an error answer of the contract. */
export class MockRefusal extends Error {
  readonly body: ErrorBody

  constructor(code: ErrorCode, details: Pick<ErrorBody, 'fields' | 'refusal'> = {}) {
    const { statusCode, message } = errorCatalogue[code]
    super(message)
    this.body = { message, error: code, statusCode, code, ...details }
  }
}

/** No answer comes: the network is away. */
export class NetworkFailure extends Error {}
