import { useEffect, useState } from 'react'

/** Whether the picture at an address has come, so that it can stand in for another without a gap. Asks for it; `null` for none. */
export function useHere(src: string | null): boolean {
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => {
    if (src === null) return
    let isGone = false
    const image = new Image()
    image.src = src
    image.decode().then(
      () => {
        if (!isGone) setHere(src)
      },
      // What stands there already goes on standing there.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [src])
  return src !== null && src === here
}
