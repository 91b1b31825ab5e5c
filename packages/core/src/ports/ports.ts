/** Handle of a timer; only its clock knows what it is. */
export type Timer = unknown

/** Time, given from outside so that a test can turn it by hand. Milliseconds everywhere. XState takes it as its `clock`. */
export interface Clock {
  now(): number
  setTimeout(callback: () => void, milliseconds: number): Timer
  clearTimeout(timer: Timer): void
}

/** The part of an `AbortSignal` that core needs. */
export interface CancelSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** A file to send, e.g. a `File` of a browser; only the adapter looks inside. */
export interface FileSource {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** Content that has arrived whole, e.g. a `Blob`. */
export interface FileContent {
  /** Bytes. */
  readonly size: number
  /** Media type. */
  readonly type: string
  arrayBuffer(): Promise<ArrayBuffer>
}

/** How far an upload is, in bytes of the whole request. */
export interface UploadProgress {
  readonly sent: number
  readonly total: number
}

/** A multipart body: the fields first, then the files under one repeated name. */
export interface RequestForm {
  readonly fields: Readonly<Record<string, string>>
  readonly name: string
  readonly files: readonly FileSource[]
}

/** One HTTP request as core asks for it. */
export interface TransportRequest {
  readonly method: string
  /** Path with query, from `/web/api/…`; the adapter knows the origin. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON text. */
  readonly body?: string
  /** Instead of `body`. `timeoutMs` then limits the time without progress. */
  readonly form?: RequestForm
  readonly onProgress?: (progress: UploadProgress) => void
  /** An answer 200 is the content of a file, not JSON. */
  readonly binary?: true
  /** Send and take cookies. */
  readonly credentials: boolean
  readonly timeoutMs: number
  readonly signal?: CancelSignal
}

export interface TransportResponse {
  readonly status: number
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  /** Parsed JSON, or `undefined` when there was none; a {@link FileContent} for a `binary` request answered with 200. */
  readonly body: unknown
}

/** HTTP. Rejects with a `TransportError` of `api` when no answer came (offline, timeout, cancelled). */
export interface Transport {
  request(request: TransportRequest): Promise<TransportResponse>
}

/** Strings that outlive a reload; a quota error or a private window is a silent no-op of the adapter. */
export interface KeyValueStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** Runs `task` while no other tab of this browser runs one under the same name. */
export interface TabLock {
  run<T>(name: string, task: () => Promise<T>): Promise<T>
}

/**
 * Where a client that cannot rely on cookies keeps its refresh token between runs: a file, a keychain. The token is good once,
 * so the one that was saved last must be the one that is loaded. Either may reject; nobody is signed out for that.
 */
export interface RefreshTokenStore {
  /** `null` when nobody is signed in. */
  load(): Promise<string | null>
  /** `null` forgets it. */
  save(token: string | null): Promise<void>
}

/** Whether the device believes it is online. */
export interface Connectivity {
  isOnline(): boolean
  /** Calls back on each change; returns the way to stop. */
  subscribe(listener: (isOnline: boolean) => void): () => void
}

/** Why the device does not tell where it is. */
export type PositionFailure = 'denied' | 'timeout' | 'unavailable' | 'unsupported'

/** Where the device is, in degrees. */
export interface GeolocationPort {
  /** Tells the position, then each new one, or why there is none; returns the way to stop. May ask the person for leave. */
  watch(listeners: {
    readonly onPosition: (position: { readonly lat: number; readonly lon: number }) => void
    readonly onFailure: (reason: PositionFailure) => void
  }): () => void
}

/** UUIDs for messages and idempotency keys. */
export interface RandomIds {
  uuid(): string
}

/** A live connection of {@link SocketPort}. */
export interface SocketConnection {
  close(): void
}

/** The realtime socket (product §7): one attempt to connect; reconnecting is the socket machine's business. */
export interface SocketPort {
  connect(options: {
    /** Current access token, sent as `auth: { token }`. */
    readonly token: string
    readonly timeoutMs: number
    readonly onConnected: () => void
    /** Lost or never made. `unauthorized` when the server refused the token. */
    readonly onDisconnected: (reason: { readonly unauthorized: boolean; readonly message: string }) => void
    readonly onEvent: (name: string, payload: unknown) => void
  }): SocketConnection
}
