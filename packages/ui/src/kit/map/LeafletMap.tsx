import 'leaflet/dist/leaflet.css'
import * as Leaflet from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import type { MapTiles } from '../map-tiles/index.ts'
import css from './MapView.module.css'
import type { MapLook, MapPoint, MovablePin } from './map-types.ts'
import { useMovablePin } from './movable-pin.ts'
import { putNames } from './names-layer.ts'
import { regionOutlines } from './outlines.ts'
import { putPins } from './pins.ts'
import { ru } from './ru.ts'
import { AT_ONCE, useView } from './use-view.ts'

interface LeafletMapProps {
  points: readonly MapPoint[]
  onSelect: ((id: string) => void) | undefined
  tiles: MapTiles | undefined
  pin: MovablePin | undefined
  clusterLabel: ((count: number) => string) | undefined
  look: MapLook | null
  onLook: ((look: MapLook) => void) | undefined
}

/** European Russia, where most points are, while there is none. */
const HOME = Leaflet.latLngBounds([44, 30], [62, 62])

/** Lines are drawn a whole map farther each way: a part of one would put them between the pixels. */
const ALL_AROUND = 1

/** Where zones lie: above the ground, below the markers. */
const ZONES = 'zones'
/** A neighbourhood among the outlines of regions: near enough to see which, far enough to see where. */
const OUTLINES_ZOOM = 5

/** A street. */
const NEAR_ZOOM = 15
/** A city among the outlines of regions: nearer there is nothing to be seen. */
const PIN_ZOOM = 8

/** Pins with words lie over one another from afar; outlines of regions show little of what is nearer. */
const zoomFor = ([exact]: readonly MapPoint[], tiles: MapTiles | undefined): number => {
  if (!exact) return tiles ? 14 : OUTLINES_ZOOM
  return exact.label === undefined ? 7 : 13
}

/** The map itself: dragging, wheel, arrows and plus and minus are Leaflet's. */
export function LeafletMap({ points, onSelect, tiles, pin, clusterLabel, look, onLook }: LeafletMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Leaflet.Map | null>(null)
  const select = useRef(onSelect)
  select.current = onSelect
  const moved = useRef(onLook)
  moved.current = onLook
  const first = useRef(look)
  /** The places that it was last brought to: the same ones asked for again leave it where it was moved to. */
  const shown = useRef<string | null>(null)
  // Only where somebody has moved it is worth remembering.
  const bring = useView(map, () => {
    if (!map || shown.current === null) return
    const { lat, lng } = map.getCenter()
    moved.current?.({ lat, lon: lng, zoom: map.getZoom() })
  })

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
      trackResize: false,
      renderer: Leaflet.svg({ padding: ALL_AROUND }),
    })
    Leaflet.control.zoom({ zoomInTitle: ru.zoomIn, zoomOutTitle: ru.zoomOut, position: 'topright' }).addTo(made)
    // The ground may be drawn after what stands on it.
    made.createPane(ZONES).style.zIndex = '450'
    setMap(made)
    return () => {
      shown.current = null
      made.remove()
    }
  }, [])

  useEffect(() => {
    if (map) bring(() => void map.fitBounds(HOME, AT_ONCE))
  }, [map, bring])

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
    const renderer = Leaflet.svg({ pane: ZONES, padding: ALL_AROUND })
    const zones = points.flatMap(({ name, lat, lon, around }) => {
      if (around === undefined) return []
      const zone = { interactive: false, className: css.zone ?? '', pane: ZONES, renderer }
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
    const places = points.map(({ id, lat, lon }) => `${id} ${lat} ${lon}`).join()
    if (shown.current === null && points.length > 0 && first.current) {
      const { lat, lon, zoom } = first.current
      bring(() => void map.setView([lat, lon], zoom, AT_ONCE))
    } else if (points.length > 0 && places !== shown.current) {
      const bounds = Leaflet.latLngBounds(points.map(({ lat, lon }) => [lat, lon]))
      // A ride from all Russia to a street says nothing, and a page is not still while it lasts.
      bring(() => void map.fitBounds(bounds, { ...AT_ONCE, maxZoom: zoomFor(exact, tiles), padding: [32, 32] }))
    }
    if (points.length > 0) shown.current = places
    const removePins = putPins(map, exact, { onSelect: (id) => select.current?.(id), clusterLabel })
    return () => {
      ground.remove()
      renderer.remove()
      removePins()
    }
  }, [map, points, tiles, clusterLabel, bring])

  useEffect(() => {
    if (!map || tiles) return
    // A zone has its name beside it.
    return putNames(map, new Set(points.flatMap(({ name, around }) => (around === undefined ? [] : [name]))))
  }, [map, points, tiles])

  useMovablePin(map, pin, tiles ? NEAR_ZOOM : PIN_ZOOM, bring)

  return <div ref={place} className={css.map} />
}
