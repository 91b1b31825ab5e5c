export { ApiError, SessionExpiredError, TransportError, type TransportFailure } from './errors.ts'
