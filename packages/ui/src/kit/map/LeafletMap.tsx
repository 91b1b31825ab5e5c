import 'leaflet/dist/leaflet.css'
import * as Leaflet from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import css from './MapView.module.css'
import type { MapPoint, MapTiles } from './map-types.ts'
import { regionOutlines } from './outlines.ts'
import { putPins } from './pins.ts'
import { ru } from './ru.ts'

interface LeafletMapProps {
  points: readonly MapPoint[]
  onSelect: ((id: string) => void) | undefined
  tiles: MapTiles | undefined
  clusterLabel: ((count: number) => string) | undefined
}

/** European Russia, where most points are, while there is none. */
const HOME = Leaflet.latLngBounds([44, 30], [62, 62])

/** Where zones lie: above the ground, below the markers. */
const ZONES = 'zones'
/** A neighbourhood among the outlines of regions: near enough to see which, far enough to see where. */
const OUTLINES_ZOOM = 5

/** Pins with words lie over one another from afar; outlines of regions show little of what is nearer. */
const zoomFor = ([exact]: readonly MapPoint[], tiles: MapTiles | undefined): number => {
  if (!exact) return tiles ? 14 : OUTLINES_ZOOM
  return exact.label === undefined ? 7 : 13
}

/** The map itself: dragging, wheel, arrows and plus and minus are Leaflet's. */
export function LeafletMap({ points, onSelect, tiles, clusterLabel }: LeafletMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Leaflet.Map | null>(null)
  const select = useRef(onSelect)
  select.current = onSelect

  useEffect(() => {
    if (!place.current) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const made = Leaflet.map(place.current, {
      attributionControl: false,
      zoomControl: false,
      zoomAnimation: !still,
      fadeAnimation: !still,
      maxBounds: [
        [35, 10],
        [83, 200],
      ],
      minZoom: 2,
    })
    Leaflet.control.zoom({ zoomInTitle: ru.zoomIn, zoomOutTitle: ru.zoomOut, position: 'topright' }).addTo(made)
    // The ground may be drawn after what stands on it.
    made.createPane(ZONES).style.zIndex = '450'
    made.fitBounds(HOME)
    setMap(made)
    return () => {
      made.remove()
    }
  }, [])

  useEffect(() => {
    if (!map) return
    if (tiles) {
      const layer = Leaflet.tileLayer(tiles.url).addTo(map)
      return () => {
        layer.remove()
      }
    }
    let isOver = false
    const layer = Leaflet.geoJSON(undefined, { interactive: false, style: { className: css.region ?? '' } }).addTo(map)
    regionOutlines().then(
      (regions) => {
        if (!isOver) layer.addData(regions)
      },
      // Without outlines the points still stand where they are; the next map asks again.
      () => undefined,
    )
    return () => {
      isOver = true
      layer.remove()
    }
  }, [map, tiles])

  useEffect(() => {
    if (!map) return
    const zones = points.flatMap(({ name, lat, lon, around }) => {
      if (around === undefined) return []
      const zone = { interactive: false, className: css.zone ?? '', pane: ZONES }
      // From afar the ground itself is too small to be seen: the disc shows where to look.
      return [
        Leaflet.circle([lat, lon], { ...zone, radius: around }),
        Leaflet.circleMarker([lat, lon], { ...zone, radius: 18 }).bindTooltip(name, {
          permanent: true,
          direction: 'right',
          offset: [18, 0],
          className: css.name ?? '',
        }),
      ]
    })
    const exact = points.filter(({ around }) => around === undefined)
    const ground = Leaflet.layerGroup(zones).addTo(map)
    if (points.length > 0) {
      map.fitBounds(Leaflet.latLngBounds(points.map(({ lat, lon }) => [lat, lon])), {
        maxZoom: zoomFor(exact, tiles),
        padding: [32, 32],
        // A ride from all Russia to a street says nothing, and a page is not still while it lasts.
        animate: false,
      })
    }
    const removePins = putPins(map, exact, { onSelect: (id) => select.current?.(id), clusterLabel })
    return () => {
      ground.remove()
      removePins()
    }
  }, [map, points, tiles, clusterLabel])

  return <div ref={place} className={css.map} />
}
