import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { type PlaceRow, type RegionRow, selectPlaces, selectRegions } from './geocoder.queries.ts'

/** The gazetteer as the database has it: the biggest cities first, regions by the alphabet. */
interface KnownPlaces {
  readonly cities: readonly PlaceRow[]
  readonly regions: readonly RegionRow[]
}

const FRESH_MS = 60_000

/** Reads the gazetteer, a thousand cities, and keeps it in memory for a minute: it is searched while people type. */
export function createKnownPlaces(db: Kysely<Schema>, clock: Pick<Clock, 'now'>): () => Promise<KnownPlaces> {
  let loaded: { readonly value: Promise<KnownPlaces>; readonly until: number } | undefined

  return () => {
    if (loaded && clock.now() < loaded.until) return loaded.value
    const entry = { value: load(db), until: clock.now() + FRESH_MS }
    loaded = entry
    entry.value.catch(() => {
      if (loaded === entry) loaded = undefined
    })
    return entry.value
  }
}

const load = async (db: Kysely<Schema>): Promise<KnownPlaces> => ({
  cities: await selectPlaces(db),
  regions: await selectRegions(db),
})
