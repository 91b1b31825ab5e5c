import { useEffect, useState } from 'react'
import { useServices } from '../services/index.ts'

const REST_MS = 300

/** What is typed or ticked, once the fingers rest. */
export function useRested<T>(value: T): T {
  const { clock } = useServices()
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = clock.setTimeout(() => setRested(value), REST_MS)
    return () => clock.clearTimeout(timer)
  }, [clock, value])
  return rested
}
