import type { CallArgs, Operation, ResponseOf } from '../contract/contract.ts'
import { operations } from '../contract/operations.gen.ts'
import { type OperationRoute, ROLE_HEADER } from '../contract/operations.ts'
import type {
  CancelSignal,
  Clock,
  FileSource,
  RandomIds,
  Transport,
  TransportRequest,
  TransportResponse,
  UploadProgress,
} from '../ports/index.ts'
import { addressOf } from './address.ts'
import { isTransportError, TransportError } from './errors.ts'
import { type DownloadedFile, downloadedFile, formOf } from './files.ts'
import { refusalOf } from './refusal.ts'

/** Milliseconds a call may take: in a browser and on the server (product §7, §9). */
export const CLIENT_TIMEOUT = 25_000
export const SERVER_TIMEOUT = 10_000

/** Milliseconds before the one retry; far below the 10 s in which a rotated refresh token is still good. */
export const RETRY_DELAY = 300

/** Where the client gets its bearer from; `auth` implements it. */
export interface AccessTokens {
  /** A token that has not run out, refreshed first when needed; `null` for a guest. Rejects when the refresh fails. */
  access(): Promise<string | null>
  /**
   * The server refused `token` (`null`: refused a guest). Resolves with another one to repeat the call with, or `null`
   * when there is none. Rejects when the refresh fails.
   */
  renew(token: string | null): Promise<string | null>
}

/** For clients whose transport says by itself who asks, e.g. the one that renders pages. */
export const noTokens: AccessTokens = { access: async () => null, renew: async () => null }

export interface ApiClientOptions {
  readonly transport: Transport
  readonly clock: Clock
  readonly ids: RandomIds
  readonly tokens: AccessTokens
  /** Value of the cookie `XSRF-TOKEN`. */
  readonly xsrfToken: () => string | null
  /** {@link CLIENT_TIMEOUT} or {@link SERVER_TIMEOUT}. */
  readonly timeoutMs: number
  /** What role an answer was given to: staff may have changed it since the page was opened. Not told of `getMe`, which says it. */
  readonly onRole?: (role: string) => void
}

export interface CallOptions {
  readonly signal?: CancelSignal
  /** Made by the client when absent. Give one when the same intent may be sent again later. */
  readonly idempotencyKey?: string
}

/** One call. Rejects with `ApiError`, `TransportError` or `SessionExpiredError`. */
export type ApiCall<O extends Operation> = (
  ...args: Record<string, never> extends CallArgs<O>
    ? [args?: CallArgs<O>, options?: CallOptions]
    : [args: CallArgs<O>, options?: CallOptions]
) => Promise<ResponseOf<O>>

/** What an upload may be given besides. */
export interface UploadOptions extends Omit<CallOptions, 'idempotencyKey'> {
  readonly onProgress?: (progress: UploadProgress) => void
}

/** Sends files (product §7.6); not repeated by itself, for the server could store them twice. */
export type UploadCall = (
  args: { readonly files: readonly FileSource[]; readonly isPrivate?: boolean },
  options?: UploadOptions,
) => Promise<ResponseOf<'uploadFiles'>>

/** Fetches a private file; anything but status 200 is «Не удалось загрузить приватный файл» (product §7, §8). */
export type DownloadCall = (args: CallArgs<'getFile'>, options?: CallOptions) => Promise<DownloadedFile>

/** Every operation of the contract as a function (product §7). */
export type ApiClient = { readonly [O in Exclude<Operation, 'uploadFiles' | 'getFile'>]: ApiCall<O> } & {
  readonly uploadFiles: UploadCall
  readonly getFile: DownloadCall
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly files?: readonly FileSource[]
  readonly isPrivate?: boolean
}

/** They make the tokens, so they carry none and wait for none. */
const isTokenless = (operation: Operation) => operation === 'login' || operation === 'refresh'

/** Asking twice does no harm: reads, keyed mutations, and a refresh within the leeway of rotation. */
const isRepeatable = (operation: Operation, route: OperationRoute) =>
  route.method === 'GET' || route.idempotencyKey === true || route.idempotentById === true || operation === 'refresh'

const isUpstreamFailure = ({ status }: TransportResponse) => status >= 502 && status <= 504

/** The token is no good; whether the session is, the refresh tells: another tab may have signed in anew. */
const isBearerRefused = ({ status, body }: TransportResponse) => {
  const code = (body as { code?: unknown } | null | undefined)?.code
  return status === 401 && (code === 'TOKEN_EXPIRED' || code === 'UNAUTHORIZED' || code === 'SESSION_ENDED')
}

/** Makes the client of the API. It holds no schema: the server parses what is sent and guarantees what it answers. */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { transport, clock, ids, tokens, xsrfToken, timeoutMs, onRole } = options

  const pause = () => new Promise<void>((resolve) => void clock.setTimeout(resolve, RETRY_DELAY))

  const exchange = async (request: TransportRequest, mayRepeat: boolean): Promise<TransportResponse> => {
    try {
      const response = await transport.request(request)
      if (!mayRepeat || !isUpstreamFailure(response)) return response
    } catch (error) {
      if (!mayRepeat || !isTransportError(error) || error.kind === 'cancelled') throw error
    }
    await pause()
    if (request.signal?.aborted) throw new TransportError('cancelled')
    return transport.request(request)
  }

  const call = async (operation: Operation, parts: Parts = {}, settings: CallOptions & UploadOptions = {}) => {
    const { signal, idempotencyKey, onProgress } = settings
    const route: OperationRoute = operations[operation]
    const url = addressOf(route, parts.params, parts.query)
    const body: string | undefined = JSON.stringify(parts.body)
    const form = route.multipart ? formOf(parts as Parts & Required<Pick<Parts, 'files'>>) : undefined
    const key = route.idempotencyKey ? (idempotencyKey ?? ids.uuid()) : undefined

    const send = (bearer: string | null) => {
      const xsrf = route.credentials ? xsrfToken() : null
      const headers = {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
        ...(xsrf !== null && { 'X-XSRF-TOKEN': xsrf }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      }
      const request = {
        method: route.method,
        url,
        headers,
        credentials: route.credentials === true,
        timeoutMs,
        signal,
        ...(form ? { form, onProgress } : { body }),
        ...(route.binary && { binary: true as const }),
      }
      return exchange(request, isRepeatable(operation, route))
    }

    const sendWithToken = async () => {
      const bearer = await tokens.access()
      const response = await send(bearer)
      if (!isBearerRefused(response)) return response
      const renewed = await tokens.renew(bearer)
      return renewed === null ? response : send(renewed)
    }

    const response = await (isTokenless(operation) ? send(null) : sendWithToken())
    const role = operation === 'getMe' ? undefined : response.headers[ROLE_HEADER]
    if (role !== undefined) onRole?.(role)
    if (route.binary) return downloadedFile(response)
    // A page where JSON should be (a captive portal, say) is no answer of ours, whatever its status.
    const isJson = response.status === 204 || response.body !== undefined
    if (response.status > 299 || !isJson) throw refusalOf(response)
    return response.body
  }

  const names = Object.keys(operations) as Operation[]
  return Object.fromEntries(
    names.map((name) => [name, (parts?: Parts, settings?: CallOptions & UploadOptions) => call(name, parts, settings)]),
  ) as unknown as ApiClient
}
