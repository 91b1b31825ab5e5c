import { readFileSync } from 'node:fs'
import * as z from 'zod'

const regionRow = z.tuple([z.int(), z.string(), z.number(), z.number()])
const cityRow = z.tuple([
  z.int(),
  z.int(),
  z.string(),
  z.string(),
  z.number(),
  z.number(),
  z.int().min(0),
  z.int().min(2).max(12),
])

/** Shape of data/geo/cities.json: rows as arrays, columns as in {@link Region} and {@link City}. */
const gazetteerFile = z.object({
  source: z.string(),
  regions: z.array(regionRow),
  cities: z.array(cityRow),
})
export type GazetteerFile = z.output<typeof gazetteerFile>

/** A federal subject; the id is its code on number plates (77 is Moscow). */
interface Region {
  readonly id: number
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** A town; the id is the first eight digits of its OKATO code, so it survives a new edition of the file. */
export interface City {
  readonly id: number
  readonly regionId: number
  readonly name: string
  /** «Казани», as after «в». */
  readonly locative: string
  readonly lat: number
  readonly lon: number
  readonly population: number
  /** Hours ahead of UTC. */
  readonly utcOffset: number
}

/** Where the gazetteer lies, seen from src and from dist alike. */
export const GAZETTEER_URL = new URL('../../../data/geo/cities.json', import.meta.url)

let loaded: Gazetteer | undefined

interface Gazetteer {
  readonly regions: readonly Region[]
  readonly cities: readonly City[]
}

/** Regions and towns of Russia, read once. */
export function gazetteer(): Gazetteer {
  loaded ??= read()
  return loaded
}

function read(): Gazetteer {
  const file = gazetteerFile.parse(JSON.parse(readFileSync(GAZETTEER_URL, 'utf8')))
  return {
    regions: file.regions.map(([id, name, lat, lon]) => ({ id, name, lat, lon })),
    cities: file.cities.map(([id, regionId, name, locative, lat, lon, population, utcOffset]) => ({
      id,
      regionId,
      name,
      locative,
      lat,
      lon,
      population,
      utcOffset,
    })),
  }
}
