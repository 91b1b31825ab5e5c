import { readFileSync } from 'node:fs'
import type { Point } from '@artel/core/contract'
import * as z from 'zod'
import { gazetteer } from './gazetteer.ts'

/** Simplified outlines; © участники OpenStreetMap, see packages/server/data/geo/README.md. */
const OUTLINES_URL = new URL('../../../data/geo/ru-regions-3.topojson', import.meta.url)

const pair = z.tuple([z.number(), z.number()])
const topology = z.object({
  transform: z.object({ scale: pair, translate: pair }),
  arcs: z.array(z.array(pair)),
  objects: z.object({
    russia: z.object({
      geometries: z.array(
        z.union([
          z.object({ type: z.literal('Polygon'), arcs: z.array(z.array(z.int())) }),
          z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(z.array(z.int()))) }),
        ]),
      ),
    }),
  }),
})

/** Longitude and latitude. */
type Position = readonly [lon: number, lat: number]
type Ring = readonly Position[]

interface Outline {
  /** Number of the region in the gazetteer. */
  readonly regionId: number | null
  /** Outer rings and holes alike: a point within an odd number of them is inside. */
  readonly rings: readonly Ring[]
}

let read: readonly Outline[] | undefined

/** Number of the region whose outline a point lies in; `null` outside of Russia, and by the coast or border of it. */
export function regionAt(point: Point): number | null {
  read ??= readOutlines()
  return read.find(({ rings }) => isInside(rings, point))?.regionId ?? null
}

function readOutlines(): Outline[] {
  const { transform, arcs, objects } = topology.parse(JSON.parse(readFileSync(OUTLINES_URL, 'utf8')))
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0]
    return steps.map(([dx, dy]): Position => {
      x += dx
      y += dy
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
    })
  })
  // ~n is line n backwards.
  const lineOf = (arc: number): Ring => (arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? []))
  return objects.russia.geometries.map((geometry) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
    const rings = polygons.flat().map((ring) => ring.flatMap(lineOf))
    return { rings, regionId: regionWithin(rings) }
  })
}

/** The outlines carry names of their own; which region one is, its towns tell. */
function regionWithin(rings: readonly Ring[]): number | null {
  const votes = new Map<number, number>()
  for (const city of gazetteer().cities) {
    if (isInside(rings, city)) votes.set(city.regionId, (votes.get(city.regionId) ?? 0) + 1)
  }
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

/** Counts the sides that a ray to the east crosses. */
function isInside(rings: readonly Ring[], { lat, lon }: Point): boolean {
  let inside = false
  for (const ring of rings) {
    let from = ring.at(-1)
    for (const to of ring) {
      if (from && from[1] > lat !== to[1] > lat) {
        const crossing = from[0] + ((to[0] - from[0]) * (lat - from[1])) / (to[1] - from[1])
        if (lon < crossing) inside = !inside
      }
      from = to
    }
  }
  return inside
}
