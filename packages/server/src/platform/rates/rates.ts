/** Counts how often somebody does something, in all processes of the installation together. */
export interface Rates {
  /** At most `times` in any `windowMs`, for each key by itself. `name` tells the limits apart. */
  limit(name: string, times: number, windowMs: number): Limit
}

/** One limit. */
export interface Limit {
  /** Counts once more, unless that is once too often. */
  take(key: string): Promise<Taken>
}

/** `undo` takes the count back: what was counted turned out not to count. */
export type Taken =
  | { readonly ok: true; undo(): Promise<void> }
  /** Milliseconds until it is allowed again. */
  | { readonly ok: false; readonly waitMs: number }
