import type {
  Clock,
  Connectivity,
  KeyValueStorage,
  RandomIds,
  RefreshTokenStore,
  SocketPort,
  TabLock,
  Transport,
} from './ports.ts'

/** Everything the marketplace needs of the program around it. */
export interface MarketplacePorts {
  readonly transport: Transport
  readonly socket: SocketPort
  /** Unsent messages and drafts outlive a restart in it. */
  readonly storage: KeyValueStorage
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly ids: RandomIds
  /** 0 ≤ random() < 1, for the jitter of pauses. */
  readonly random: () => number
  /** One for all that share the refresh token: the tabs of a browser, the processes of a client. */
  readonly lock: TabLock
  /** Where the refresh token lives: in the server's HttpOnly cookie (a browser on the same origin), or with the client. */
  readonly carrier: 'cookie' | RefreshTokenStore
  /** Value of the cookie `XSRF-TOKEN`; `null` where there are no cookies. */
  readonly xsrfToken: () => string | null
  /** Milliseconds a call may take. */
  readonly timeoutMs: number
  /** IANA name, for the days of a chat. */
  readonly timeZone: string
  /** Runs a task that nobody waits for, once what they do wait for is done. */
  readonly whenIdle: (task: () => void) => void
}
