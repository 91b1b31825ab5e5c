import type * as Leaflet from 'leaflet'
import { useCallback, useEffect, useRef } from 'react'

/** Options of Leaflet for a view that hangs on its places and on the size of the map alone, not on how it was reached. */
export const AT_ONCE = { animate: false, reset: true } as const

/** Somebody moves the map. */
type OnMoved = () => void

/** Brings a map somewhere, by Leaflet's own means. */
type Bring = () => void

/** Leaflet draws lines as far off the pixels as its middle is: on whole ones they are sharp. */
const standOnPixels = (map: Leaflet.Map): void => {
  const zoom = map.getZoom()
  const half = map.getSize().divideBy(2)
  const corner = map.project(map.getCenter(), zoom).subtract(half).round()
  map.setView(map.unproject(corner.add(half), zoom), zoom, AT_ONCE)
}

/**
 * What a map is brought to, and stays brought to when its place changes its size: a phone is turned, a column opens. Where somebody
 * has moved it since, only the middle is kept.
 * @returns brings it somewhere, and remembers how
 */
export function useView(map: Leaflet.Map | null, onMoved: OnMoved): (bring: Bring) => void {
  const moved = useRef(onMoved)
  moved.current = onMoved
  /** `null` when somebody has moved it since. */
  const brought = useRef<Bring | null>(null)
  const isBeingBrought = useRef(false)

  const quietly = useCallback((act: () => void) => {
    isBeingBrought.current = true
    act()
    isBeingBrought.current = false
  }, [])

  const bring = useCallback(
    (way: Bring) => {
      if (!map) return
      brought.current = way
      quietly(() => {
        way()
        standOnPixels(map)
      })
    },
    [map, quietly],
  )

  useEffect(() => {
    if (!map) return
    const tell = () => {
      if (isBeingBrought.current) return
      brought.current = null
      moved.current()
    }
    map.on('moveend', tell)
    const watched = new ResizeObserver(() => {
      quietly(() => map.invalidateSize({ animate: false }))
      if (brought.current) bring(brought.current)
    })
    watched.observe(map.getContainer())
    return () => {
      watched.disconnect()
      map.off('moveend', tell)
      brought.current = null
    }
  }, [map, quietly, bring])

  return bring
}
