import { type ErrorBody, type ErrorCode, errorBody, flawSentences, type RefusalDetails } from '@artel/core/contract'

/** The backend refuses: becomes an error answer of the contract. */
export class MockRefusal extends Error {
  readonly body: ErrorBody

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code)
    this.body = errorBody(code, details)
  }
}

/** Values that cannot be taken, by their fields, worded as the server words them. */
export const unfit = (fields: Readonly<Record<string, string>>): MockRefusal =>
  new MockRefusal('VALIDATION_FAILED', { message: flawSentences(fields), fields })

/** No answer comes: the network is away. */
export class NetworkFailure extends Error {}
