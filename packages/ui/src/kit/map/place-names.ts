import type { PlaceName } from './lay-names.ts'
import { onceLoaded } from './once-loaded.ts'

interface NamesFile {
  readonly regions: readonly (readonly [name: string, lat: number, lon: number])[]
  /** The biggest first. */
  readonly towns: readonly (readonly [name: string, lat: number, lon: number, zoom: number])[]
}

/** Regions are named while their outlines are seen. */
const REGIONS_FROM = 4
const REGIONS_TO = 8
/** Towns of half a million come before regions, smaller ones after them. */
const BIG = 3

const load = async (): Promise<readonly PlaceName[]> => {
  const answer = await fetch(new URL('./place-names.json', import.meta.url))
  if (!answer.ok) throw new Error(`Names answered ${answer.status}`)
  const file: NamesFile = await answer.json()
  const towns = file.towns.map(
    ([name, lat, lon, from]): PlaceName => ({ name, lat, lon, kind: 'town', from, to: Number.POSITIVE_INFINITY }),
  )
  const regions = file.regions.map(
    ([name, lat, lon]): PlaceName => ({ name, lat, lon, kind: 'region', from: REGIONS_FROM, to: REGIONS_TO }),
  )
  return [...towns.filter(({ from }) => from <= BIG), ...regions, ...towns.filter(({ from }) => from > BIG)]
}

/** Regions and towns of Russia (see data/geo of the server), those that matter more first; a file of 20 KiB, packed. */
export const placeNames = onceLoaded(load)
