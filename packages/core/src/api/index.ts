export {
  type AccessTokens,
  type ApiCall,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  CLIENT_TIMEOUT,
  createApiClient,
  type DownloadCall,
  noTokens,
  RETRY_DELAY,
  SERVER_TIMEOUT,
  type UploadCall,
  type UploadOptions,
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
export { type DownloadedFile, PRIVATE_FILE_FAILED } from './files.ts'
