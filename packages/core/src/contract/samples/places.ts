import type { MapPlace } from '../geocoder.ts'
import type { TaskPlace } from '../tasks.ts'

/** Kazan as the gazetteer knows it. */
export const aPlace = (overrides: Partial<MapPlace> = {}): MapPlace => ({
  id: 551487,
  name: 'Казань',
  full_name: 'Казань, Республика Татарстан',
  type: 'adm_div',
  subtype: 'city',
  point: { lat: 55.796, lon: 49.1082 },
  country: 'Россия',
  region: 'Республика Татарстан',
  region_id: 16,
  city: overrides.name ?? 'Казань',
  city_id: typeof overrides.id === 'number' ? overrides.id : 551487,
  district: null,
  ...overrides,
})

/** Kazan as the place of a task. */
export const aTaskPlace = (overrides: Partial<TaskPlace> = {}): TaskPlace => ({
  cityId: 551487,
  cityName: 'Казань',
  regionName: 'Республика Татарстан',
  point: { lat: 55.796, lon: 49.108 },
  ...overrides,
})
