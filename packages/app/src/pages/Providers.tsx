import { cookieStore } from '@artel/core/browser'
import { LinkProvider, type PageTime, PageTimeProvider } from '@artel/ui/kit'
import { type Services, ServicesProvider } from '@artel/ui/services'
import { actOnEarlyPress } from '@artel/ui/shell'
import { type ReactNode, useEffect, useState } from 'react'
import { type PageData, TIME_ZONE_COOKIE } from '../services/page.ts'
import { RouterLink } from './RouterLink.tsx'

const MINUTE = 60_000

/** The server's moment and zone for the first render, the visitor's own afterwards, renewed every minute. */
function usePageClock({ now, timeZone }: PageData): PageTime {
  const [time, setTime] = useState<PageTime>({ now, timeZone })
  useEffect(() => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
    if (own !== timeZone) cookieStore.set(TIME_ZONE_COOKIE, own)
    const show = () => setTime({ now: Date.now(), timeZone: own })
    show()
    const timer = setInterval(show, MINUTE)
    return () => clearInterval(timer)
  }, [timeZone])
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
