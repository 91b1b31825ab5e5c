import * as Leaflet from 'leaflet'
import { type Box, layNames, type PlaceName } from './lay-names.ts'
import css from './MapView.module.css'
import { placeNames } from './place-names.ts'

/** Between the ground and what stands on it. */
const PANE = 'names'

/** What lies over names: pins, words of zones, buttons. */
const OVER = '.leaflet-marker-icon, .leaflet-tooltip, .leaflet-control'

/** Towns of a million are seen from the farthest. */
const BIGGEST = 2

const weightOf = ({ kind, from }: PlaceName) => (kind === 'region' ? 'region' : from <= BIGGEST ? 'big' : 'small')

/** Measures words as they will be drawn, without drawing them. */
const measuring = (pane: HTMLElement) => {
  const paper = document.createElement('canvas').getContext('2d')
  const fonts = new Map<string, string>()
  return (place: PlaceName): number => {
    const weight = weightOf(place)
    if (!fonts.has(weight)) {
      const probe = nameOf(place, 'middle')
      pane.append(probe)
      fonts.set(weight, getComputedStyle(probe).font)
      probe.remove()
    }
    if (!paper) return 0
    paper.font = fonts.get(weight) ?? ''
    return Math.ceil(paper.measureText(place.name).width)
  }
}

const nameOf = (place: PlaceName, side: string) => {
  const name = document.createElement('span')
  name.className = css.placeName ?? ''
  name.dataset.weight = weightOf(place)
  name.dataset.side = side
  name.textContent = place.name
  return name
}

const takenOn = (map: Leaflet.Map): readonly Box[] => {
  const frame = map.getContainer().getBoundingClientRect()
  return [...map.getContainer().querySelectorAll(OVER)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left - frame.left, y: top - frame.top, width, height }
  })
}

/**
 * Names regions and towns on a map without tiles, more of them the nearer it is looked at; none lies over another or under a pin.
 * @param said names that stand on the map already
 * @returns takes them away
 */
export function putNames(map: Leaflet.Map, said: ReadonlySet<string>): () => void {
  const pane = map.getPane(PANE) ?? map.createPane(PANE)
  pane.style.zIndex = '440'
  pane.style.pointerEvents = 'none'
  // The same places stand in words beside the map.
  pane.setAttribute('aria-hidden', 'true')
  const sheet = document.createElement('div')
  sheet.className = 'leaflet-zoom-hide'
  pane.append(sheet)
  const widthOf = measuring(sheet)
  let names: readonly PlaceName[] = []

  const draw = () => {
    const zoom = map.getZoom()
    const { x: width, y: height } = map.getSize()
    const bounds = map.getBounds()
    const seen = names.filter(
      ({ name, lat, lon, from, to }) => from <= zoom && zoom <= to && bounds.contains([lat, lon]) && !said.has(name),
    )
    const asked = seen.map((of) => {
      const { x, y } = map.latLngToContainerPoint([of.lat, of.lon])
      return { of, x, y, width: widthOf(of), kind: of.kind }
    })
    const laid = layNames(asked, takenOn(map), { width, height }).map(({ of, side, off, x, y }) => {
      const name = nameOf(of, side)
      name.style.setProperty('--off', `${off}px`)
      Leaflet.DomUtil.setPosition(name, map.containerPointToLayerPoint([Math.round(x), Math.round(y)]))
      return name
    })
    sheet.replaceChildren(...laid)
  }

  let isOver = false
  placeNames().then(
    (loaded) => {
      if (isOver) return
      names = loaded
      draw()
    },
    // Without names the outlines still say where it is; the next map asks again.
    () => undefined,
  )
  map.on('moveend resize', draw)
  return () => {
    isOver = true
    map.off('moveend resize', draw)
    sheet.remove()
  }
}
