// What of a service worker's world is used here: the types of a page and those of a worker do not go together.

/** An event that the browser keeps the worker awake for. */
export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends LongEvent {
  readonly request: Request
  /** The page itself, asked for while the worker was still waking up. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface PushEvent extends LongEvent {
  readonly data: { json(): unknown } | null
}

export interface NotificationEvent extends LongEvent {
  readonly notification: Notification
}

/** An open tab of the site. */
export interface Tab {
  readonly focused: boolean
  readonly visibilityState: DocumentVisibilityState
  postMessage(message: unknown): void
  focus(): Promise<unknown>
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly location: Pick<Location, 'origin'>
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>
    openWindow(path: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
}
