import { cookieStore } from '@artel/core/browser'
import { deviceTimeZone } from '@artel/core/format'
import { LinkProvider, type PageTime, PageTimeProvider } from '@artel/ui/kit'
import { type Services, ServicesProvider } from '@artel/ui/services'
import { actOnEarlyPress } from '@artel/ui/shell'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { type PageData, TIME_ZONE_COOKIE } from '../services/page.ts'
import { RouterLink } from './RouterLink.tsx'

const MINUTE = 60_000

/** The server's moment and zone for the first render, the visitor's own afterwards, renewed every minute. */
function usePageClock({ now, timeZone }: PageData): PageTime {
  const [time, setTime] = useState<PageTime>({ now, timeZone })
  useEffect(() => {
    const own = deviceTimeZone(timeZone)
    const show = () => startTransition(() => setTime({ now: Date.now(), timeZone: own }))
    if (own !== timeZone) cookieStore.set(TIME_ZONE_COOKIE, own)
    // A page that has just come shows the time well enough, and to render it once more is what its first second has no time for.
    if (own !== timeZone || Math.abs(Date.now() - now) >= MINUTE) show()
    const timer = setInterval(show, MINUTE)
    return () => clearInterval(timer)
  }, [now, timeZone])
  return time
}

/** Everything that screens find around them. */
export function Providers({ page, services, children }: { page: PageData; services: Services; children: ReactNode }) {
  const time = usePageClock(page)
  useEffect(actOnEarlyPress, [])
  return (
    <ServicesProvider services={services}>
      <PageTimeProvider time={time}>
        <LinkProvider link={RouterLink}>{children}</LinkProvider>
      </PageTimeProvider>
    </ServicesProvider>
  )
}
