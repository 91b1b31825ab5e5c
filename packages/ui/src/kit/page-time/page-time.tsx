import { createContext, type ReactNode, useContext } from 'react'

/** The moment and the zone that a page is rendered for. */
export interface PageTime {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** IANA name, e.g. `Europe/Moscow`. */
  readonly timeZone: string
}

const PageTimeContext = createContext<PageTime | null>(null)

/**
 * Gives one `now` to the whole page, so that the server's HTML and the first render in the browser agree,
 * and moves it once a minute afterwards (the app decides when).
 */
export function PageTimeProvider({ time, children }: { time: PageTime; children: ReactNode }) {
  return <PageTimeContext value={time}>{children}</PageTimeContext>
}

/** `now` and the zone to format dates with. */
export function usePageTime(): PageTime {
  const time = useContext(PageTimeContext)
  if (!time) throw new Error('usePageTime() is called without PageTimeProvider')
  return time
}
