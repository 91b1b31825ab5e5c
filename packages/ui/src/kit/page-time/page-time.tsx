import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'

/** The moment and the zone that a page is rendered for. */
export interface PageTime {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** IANA name, e.g. `Europe/Moscow`. */
  readonly timeZone: string
}

/** What a page is rendered with first, wherever in it and however late, and what the time is by now. */
const createPageClock = (rendered: PageTime) => {
  let current = rendered
  const listeners = new Set<() => void>()
  return {
    rendered: () => rendered,
    get: () => current,
    set(time: PageTime) {
      current = time
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const PageTimeContext = createContext<ReturnType<typeof createPageClock> | null>(null)

/**
 * Gives one `now` to the whole page, so that the server's HTML and the first render in the browser agree,
 * and moves it once a minute afterwards (the app decides when). What it gives is the same clock all the time: parts of the page
 * whose code has not come yet are left alone when it moves.
 */
export function PageTimeProvider({ time, children }: { time: PageTime; children: ReactNode }) {
  const [clock] = useState(() => createPageClock(time))
  useEffect(() => clock.set(time), [clock, time])
  return <PageTimeContext value={clock}>{children}</PageTimeContext>
}

/** `now` and the zone to format dates with. */
export function usePageTime(): PageTime {
  const clock = useContext(PageTimeContext)
  if (!clock) throw new Error('usePageTime() is called without PageTimeProvider')
  return useSyncExternalStore(clock.subscribe, clock.get, clock.rendered)
}
