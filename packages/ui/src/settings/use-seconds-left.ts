import { useEffect, useState } from 'react'
import { useServices } from '../services/index.ts'

/** Counts down from so many seconds, each time they are given anew; whoever gives them says when it is over. */
export function useSecondsLeft(seconds: number): number {
  const { clock } = useServices()
  const [given, setGiven] = useState(seconds)
  const [left, setLeft] = useState(seconds)
  if (given !== seconds) {
    setGiven(seconds)
    setLeft(seconds)
  }
  useEffect(() => {
    if (left <= 1) return
    const timer = clock.setTimeout(() => setLeft(left - 1), 1000)
    return () => clock.clearTimeout(timer)
  }, [clock, left])
  return left
}
