import type { ErrorCode } from '../contract/errors.ts'

/** Why no answer came. */
export type TransportFailure = 'offline' | 'timeout' | 'cancelled'

const FAILURE_MESSAGES: Readonly<Record<TransportFailure, string>> = {
  offline: 'Нет связи с интернетом. Проверьте подключение и повторите.',
  timeout: 'Сервер долго не отвечает. Попробуйте ещё раз.',
  cancelled: 'Запрос отменён.',
}

/** No answer came: the network is away, the time ran out, or the caller changed its mind. The message is fit to show. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly kind: TransportFailure

  constructor(kind: TransportFailure, options?: { readonly cause?: unknown }) {
    super(FAILURE_MESSAGES[kind])
    this.kind = kind
    if (options) this.cause = options.cause
  }
}

/** The server refused (product §8). `message` is composed as the specification says; show it through `errorMessage`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status. */
  readonly statusCode: number
  /** Stable name of the refusal; `null` when something else than our server answered. */
  readonly code: ErrorCode | null
  /** Refused values of the request: path with dots → Russian message. */
  readonly fields: Readonly<Record<string, string>>
  /** For TRANSITION_REFUSED: why the lifecycle said no. */
  readonly refusal: string | null
  /** Seconds after which the server wants to be asked again; `null` when it did not say. */
  readonly retryAfter: number | null

  constructor(
    message: string,
    details: Pick<ApiError, 'statusCode'> & Partial<Pick<ApiError, 'code' | 'fields' | 'refusal' | 'retryAfter'>>,
  ) {
    super(message)
    this.statusCode = details.statusCode
    this.code = details.code ?? null
    this.fields = details.fields ?? {}
    this.refusal = details.refusal ?? null
    this.retryAfter = details.retryAfter ?? null
  }
}

/** The refresh token ran out too, so the session was reset (product §8). */
export class SessionExpiredError extends Error {
  override readonly name = 'SessionExpiredError'

  constructor() {
    super('Both token and refresh token have expired. Your request was aborted.')
  }
}

// By name and not by class: the server and the bundle it hosts each carry their own copy of this file.

/** The error says that no answer came. */
export const isTransportError = (error: unknown): error is TransportError =>
  error instanceof Error && error.name === 'TransportError'

/** The error is a refusal of the server, optionally with one of `codes`. */
export const isApiError = (error: unknown, ...codes: readonly ErrorCode[]): error is ApiError =>
  error instanceof Error &&
  error.name === 'ApiError' &&
  (codes.length === 0 || codes.some((code) => code === (error as ApiError).code))

/** The error says that the session is over. */
export const isSessionExpired = (error: unknown): error is SessionExpiredError =>
  error instanceof Error && error.name === 'SessionExpiredError'
