import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { GAZETTEER_URL, type GazetteerFile } from '../../features/geocoder/gazetteer.ts'
import { correctCity, MOSCOW_TOWNS, REGION_NAMES } from './city-corrections.ts'

const place = z.object({
  title_ru: z.string(),
  title_ru_loct: z.string(),
  type_ru: z.string().optional(),
  okato: z.int().nullish(),
  lat: z.number(),
  long: z.number(),
  population: z.int(),
})
const town = place.extend({ tz: z.string() })
const region = place.extend({ code: z.int(), tz: z.string().optional(), regions: z.array(town).nullish() })
const country = z.object({ regions: z.tuple([z.object({ regions: z.array(z.object({ regions: z.array(region) })) })]) })

const MOSCOW = 77
const SOURCE = 'vnau/russia-cities (Apache-2.0), см. README.md'

/**
 * Reduces russia-cities.json (packages/server/data/geo/README.md says whence) to what the product needs.
 * Settlements that are not towns are left out; federal cities become both a region and a town.
 */
export function deriveGazetteer(source: unknown): GazetteerFile {
  const regions: GazetteerFile['regions'] = []
  const cities: GazetteerFile['cities'] = []
  for (const entry of country.parse(source).regions[0].regions.flatMap((district) => district.regions)) {
    regions.push([entry.code, REGION_NAMES[entry.title_ru] ?? entry.title_ru, round(entry.lat), round(entry.long)])
    const towns = entry.regions ?? [{ ...entry, tz: entry.tz ?? 'UTC+3' }]
    for (const row of towns) {
      if ((row.type_ru ?? 'г') !== 'г' || String(row.okato).length < 10) continue
      const { name, locative } = correctCity(String(row.okato), row.title_ru, row.title_ru_loct)
      const id = Math.floor(Number(row.okato) / 1000)
      const regionId = MOSCOW_TOWNS.has(row.title_ru) ? MOSCOW : entry.code
      cities.push([id, regionId, name, locative, round(row.lat), round(row.long), row.population, offset(row.tz)])
    }
  }
  return {
    source: SOURCE,
    regions: regions.sort((a, b) => a[0] - b[0]),
    cities: cities.sort((a, b) => a[1] - b[1] || a[0] - b[0]),
  }
}

/** Four decimals are 11 m, enough for a town's centre. */
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000

function offset(zone: string): number {
  const hours = Number(/^UTC\+(\d+)$/.exec(zone)?.[1])
  if (Number.isNaN(hours)) throw new Error(`Unknown zone ${zone}`)
  return hours
}

/** One row a line, so that a new edition shows as a readable diff. */
function formatGazetteer(file: GazetteerFile): string {
  const rows = (list: readonly unknown[]) => list.map((row) => `    ${JSON.stringify(row)}`).join(',\n')
  return `{\n  "source": ${JSON.stringify(file.source)},\n  "regions": [\n${rows(file.regions)}\n  ],\n  "cities": [\n${rows(file.cities)}\n  ]\n}\n`
}

if (import.meta.filename === process.argv[1]) {
  const path = process.argv[2]
  if (!path) throw new Error('Usage: node dist/seed/reference/derive-cities.js path/to/russia-cities.json')
  writeFileSync(GAZETTEER_URL, formatGazetteer(deriveGazetteer(JSON.parse(readFileSync(path, 'utf8')))))
}
