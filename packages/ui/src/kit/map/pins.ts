import * as Leaflet from 'leaflet'
import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'
import css from './MapView.module.css'
import type { MapPoint } from './map-types.ts'

/** Pixels that a pin with words takes up: nearer ones become one. */
const PIN_SIZE = 80

/** Farther in than anybody looks: what is one pin there stands in one place. */
const NEAREST = 17

interface Sum {
  readonly count: number
}

export interface PinsOptions {
  readonly onSelect: (id: string) => void
  /** Words of a pin that stands for several: «12 заданий». Without it each point has a pin of its own. */
  readonly clusterLabel: ((count: number) => string) | undefined
}

/** A dot, or a pill as wide as its words. */
const iconOf = (label: string | undefined, isCluster = false) => {
  if (label === undefined) return Leaflet.divIcon({ className: css.marker ?? '', iconSize: [24, 24] })
  const words = document.createElement('span')
  words.textContent = label
  return Leaflet.divIcon({ className: `${css.pin} ${isCluster ? css.cluster : ''}`, html: words, iconSize: undefined })
}

const marker = (at: Leaflet.LatLngExpression, name: string, icon: Leaflet.DivIcon, onPress: () => void) => {
  const made = Leaflet.marker(at, { title: name, alt: name, icon, riseOnHover: true }).on('click keypress', onPress)
  return made.on('add', () => made.getElement()?.setAttribute('aria-label', name))
}

const isKnot = (feature: PointFeature<MapPoint> | ClusterFeature<Sum>): feature is ClusterFeature<Sum> =>
  'cluster' in feature.properties

/**
 * Puts exact points on the map; those that would lie over one another are one pin until they are looked at from nearer.
 * @returns takes them away
 */
export function putPins(map: Leaflet.Map, points: readonly MapPoint[], { onSelect, clusterLabel }: PinsOptions) {
  const pins = Leaflet.layerGroup().addTo(map)
  const ofPoint = ({ id, name, label, lat, lon }: MapPoint) =>
    marker([lat, lon], name, iconOf(label), () => onSelect(id))
  if (!clusterLabel) {
    for (const point of points) pins.addLayer(ofPoint(point))
    return () => void pins.remove()
  }
  const index = new Supercluster<MapPoint, Sum>({
    radius: PIN_SIZE,
    extent: 256,
    maxZoom: NEAREST,
    map: ({ count = 1 }) => ({ count }),
    reduce: (all, { count }) => Object.assign(all, { count: all.count + count }),
  })
  index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: point,
      geometry: { type: 'Point', coordinates: [point.lon, point.lat] },
    })),
  )

  const ofKnot = ({ properties, geometry }: ClusterFeature<Sum>) => {
    const [lon = 0, lat = 0] = geometry.coordinates
    const label = clusterLabel(properties.count)
    return marker([lat, lon], label, iconOf(label, true), () => {
      map.setView([lat, lon], index.getClusterExpansionZoom(properties.cluster_id), { animate: false })
      focusNear(Leaflet.latLng(lat, lon))
    })
  }

  const draw = () => {
    pins.clearLayers()
    for (const feature of index.getClusters([-180, -90, 180, 90], map.getZoom())) {
      pins.addLayer(isKnot(feature) ? ofKnot(feature) : ofPoint(feature.properties))
    }
  }

  /** The pressed pin is gone: the one that stands nearest to its place goes on for the keyboard. */
  const focusNear = (place: Leaflet.LatLng) => {
    const [nearest] = pins
      .getLayers()
      .filter((layer): layer is Leaflet.Marker => layer instanceof Leaflet.Marker)
      .sort((a, b) => place.distanceTo(a.getLatLng()) - place.distanceTo(b.getLatLng()))
    nearest?.getElement()?.focus({ preventScroll: true })
  }

  draw()
  map.on('zoomend', draw)
  return () => {
    map.off('zoomend', draw)
    pins.remove()
  }
}
