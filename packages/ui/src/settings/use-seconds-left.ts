import { useEffect, useState } from 'react'
import { useServices } from '../services/index.ts'

/** Counts down from so many seconds, each time they are given anew, by the clock; whoever gives them says when it is over. */
export function useSecondsLeft(seconds: number): number {
  const { clock } = useServices()
  const [given, setGiven] = useState(seconds)
  const [since, setSince] = useState(() => clock.now())
  const [now, setNow] = useState(since)
  if (given !== seconds) {
    setGiven(seconds)
    setSince(clock.now())
    setNow(clock.now())
  }
  const passed = now - since
  const left = Math.min(seconds, Math.max(1, Math.ceil(seconds - passed / 1000)))
  useEffect(() => {
    if (left <= 1) return
    // A clock that stands leaves the same moment, and nothing is counted any more.
    const timer = clock.setTimeout(() => setNow(clock.now()), 1000 - (passed % 1000))
    return () => clock.clearTimeout(timer)
  }, [clock, left, passed])
  return left
}
