import type { GeoJSON } from 'leaflet'
import { feature } from 'topojson-client'
import { onceLoaded } from './once-loaded.ts'

/** What Leaflet draws. */
type Outlines = Parameters<GeoJSON['addData']>[0]

const load = async (): Promise<Outlines> => {
  const answer = await fetch(new URL('./ru-regions-3.topojson', import.meta.url))
  if (!answer.ok) throw new Error(`Outlines answered ${answer.status}`)
  const topology = await answer.json()
  const [regions] = Object.values(topology.objects)
  return feature(topology, regions as never) as unknown as Outlines
}

/** Outlines of the regions of Russia (see ru-regions.LICENSE): a file of 15 KiB, packed. */
export const regionOutlines = onceLoaded(load)
