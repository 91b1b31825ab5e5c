import type { GeoJSON } from 'leaflet'
import { feature } from 'topojson-client'

/** What Leaflet draws. */
type Outlines = Parameters<GeoJSON['addData']>[0]

/** Outlines of the regions of Russia (see ru-regions.LICENSE): a file of 15 KiB, packed, asked for once. */
let outlines: Promise<Outlines> | null = null

const load = async (): Promise<Outlines> => {
  const answer = await fetch(new URL('./ru-regions-3.topojson', import.meta.url))
  if (!answer.ok) throw new Error(`Outlines answered ${answer.status}`)
  const topology = await answer.json()
  const [regions] = Object.values(topology.objects)
  return feature(topology, regions as never) as unknown as Outlines
}

/** The regions; a failure is not remembered, so the next map asks again. */
export const regionOutlines = (): Promise<Outlines> => {
  outlines ??= load().catch((problem: unknown) => {
    outlines = null
    throw problem
  })
  return outlines
}
