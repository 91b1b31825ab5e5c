import { useEffect } from 'react'
import { useServices } from './services.tsx'

/** Tries again by itself what has failed, when the connection returns. */
export function useRetryOnline(hasFailed: boolean, retry: () => unknown): void {
  const { connectivity } = useServices()
  useEffect(
    () => (hasFailed ? connectivity.subscribe((isOnline) => isOnline && void retry()) : undefined),
    [connectivity, hasFailed, retry],
  )
}
