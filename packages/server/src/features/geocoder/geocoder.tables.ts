import type { GeneratedAlways } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    regions: RegionsTable
    cities: CitiesTable
  }
}

export interface RegionsTable {
  id: number
  name: string
  lat: number
  lon: number
}

export interface CitiesTable {
  id: number
  region_id: number
  name: string
  name_locative: string
  lat: number
  lon: number
  population: number
  time_zone_offset: number
  search_name: GeneratedAlways<string>
}
