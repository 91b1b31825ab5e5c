export {
  type AccessTokens,
  type ApiCall,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  CLIENT_TIMEOUT,
  createApiClient,
  noTokens,
  RETRY_DELAY,
  SERVER_TIMEOUT,
} from './client.ts'
export { errorMessage } from './error-message.ts'
export {
  ApiError,
  isApiError,
  isSessionExpired,
  isTransportError,
  SessionExpiredError,
  TransportError,
  type TransportFailure,
} from './errors.ts'
