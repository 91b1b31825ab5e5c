/** A value that can be read at any moment and watched. Both functions fit React's `useSyncExternalStore` as they are. */
export interface Readable<T> {
  /** The same object as long as nothing it is made of has changed. */
  readonly get: () => T
  /** What the page was rendered with, for parts of it that come alive after a change; `get` where that cannot happen. */
  readonly rendered?: () => T
  /** Calls back after a change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}
