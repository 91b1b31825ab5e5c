import { useLayoutEffect, useState } from 'react'

/**
 * False for the first frame of a list. Its rows stand in guessed places until that frame has measured them, and what is seen in a
 * guessed place is seen to move.
 */
export function useIsPlaced(): boolean {
  const [isPlaced, setPlaced] = useState(false)
  useLayoutEffect(() => {
    // The first comes before the frame measures, the second after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPlaced(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPlaced
}
