import * as Leaflet from 'leaflet'
import { useEffect, useRef } from 'react'
import css from './MapView.module.css'
import type { MovablePin } from './map-types.ts'
import { AT_ONCE } from './use-view.ts'

/** Pixels of a step of an arrow key; with Shift it is a stride. */
const STEP = 10
const STRIDE = 50

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Wide enough for a finger; the drop inside is drawn by the style sheet. */
const icon = () => Leaflet.divIcon({ className: css.movable ?? '', iconSize: [44, 44], iconAnchor: [22, 40] })

/** Keeps the chosen place on the map and in sight; it moves by a drag, the arrow keys and a press on the map. */
export function useMovablePin(
  map: Leaflet.Map | null,
  pin: MovablePin | undefined,
  zoom: number,
  bring: (act: () => void) => void,
): void {
  const move = useRef(pin?.onMove)
  move.current = pin?.onMove
  const marker = useRef<Leaflet.Marker | null>(null)
  const isThere = pin !== undefined

  useEffect(() => {
    if (!map || !isThere) return
    const made = Leaflet.marker(map.getCenter(), { icon: icon(), draggable: true, keyboard: true, autoPan: true })
    const tell = ({ lat, lng }: Leaflet.LatLng) => move.current?.({ lat, lon: lng })
    const walk = (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key]
      if (!direction) return
      event.preventDefault()
      // The map would go along.
      event.stopPropagation()
      const length = event.shiftKey ? STRIDE : STEP
      const at = map.latLngToContainerPoint(made.getLatLng())
      tell(map.containerPointToLatLng(at.add([direction[0] * length, direction[1] * length])))
    }
    const press = ({ latlng }: Leaflet.LeafletMouseEvent) => tell(latlng)
    made.on('dragend', () => tell(made.getLatLng())).addTo(map)
    made.getElement()?.addEventListener('keydown', walk)
    map.on('click', press)
    marker.current = made
    return () => {
      map.off('click', press)
      made.remove()
      marker.current = null
    }
  }, [map, isThere])

  const { lat, lon, name = '' } = pin ?? {}
  const isSeen = useRef(false)
  useEffect(() => {
    if (!map || !marker.current || lat === undefined || lon === undefined) return
    marker.current.setLatLng([lat, lon])
    const element = marker.current.getElement()
    element?.setAttribute('aria-label', name)
    if (!isSeen.current) bring(() => void map.setView(marker.current?.getLatLng() ?? [lat, lon], zoom, AT_ONCE))
    else if (!map.getBounds().pad(-0.1).contains([lat, lon])) map.panTo([lat, lon], { animate: false })
    isSeen.current = true
  }, [map, lat, lon, name, zoom, bring])
}
