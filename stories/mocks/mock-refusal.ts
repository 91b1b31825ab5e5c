import { type ErrorBody, type ErrorCode, errorBody, type RefusalDetails } from '@artel/core/contract'

/** The backend refuses: becomes an error answer of the contract. */
export class MockRefusal extends Error {
  readonly body: ErrorBody

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code)
    this.body = errorBody(code, details)
  }
}

/** No answer comes: the network is away. */
export class NetworkFailure extends Error {}
