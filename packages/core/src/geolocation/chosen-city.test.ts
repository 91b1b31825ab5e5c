import { describe, expect, it } from 'vitest'
import { ABROAD } from '../contract/geocoder-terms.ts'
import { aPlace, memoryStorage } from '../testing/index.ts'
import { type ChosenCity, CITY_KEY, cityOf, createCityStore, parseCity, placeAbroad } from './index.ts'

const kazan: ChosenCity = { id: 551487, name: 'Казань', lat: 55.796, lon: 49.1082 }

describe('a remembered city', () => {
  it('is the city of a place, also of a house in it, and none of a region', () => {
    expect(cityOf(aPlace())).toEqual(kazan)
    expect(
      cityOf(aPlace({ id: '70030076', type: 'building', name: 'Баумана, 1', city: 'Казань', city_id: 551487 })),
    ).toEqual(kazan)
    expect(cityOf(aPlace({ subtype: 'region', city: null, city_id: null }))).toBeNull()
  })

  it('is none where the gazetteer knows a place by half', () => {
    expect([cityOf(aPlace({ city_id: null })), cityOf(aPlace({ city: null }))]).toEqual([null, null])
  })

  it('is none outside of Russia, where there is the point and nothing else', () => {
    const point = { lat: 41.3, lon: 69.24 }
    const place = placeAbroad(point)

    expect([place.point, place.country, place.region_id, place.district]).toEqual([point, ABROAD, null, null])
    expect(cityOf(place)).toBeNull()
  })

  it('is told from the one that the page was rendered with, for what comes alive late', () => {
    const moscow = { ...kazan, id: 524901, name: 'Москва' }
    const city = createCityStore({ storage: memoryStorage(), initial: null })
    city.suppose(moscow)
    city.set(kazan)
    expect([city.get(), city.rendered()]).toEqual([kazan, null])
  })

  it('comes back as it was chosen', () => {
    const storage = memoryStorage()
    createCityStore({ storage, initial: null }).set(kazan)

    expect(parseCity(storage.get(CITY_KEY))).toEqual({ id: 551487, name: 'Казань', lat: 55.796, lon: 49.1082 })
  })

  it('is at first the one the page was rendered with', () => {
    expect(createCityStore({ storage: memoryStorage(), initial: kazan }).get()).toEqual(kazan)
  })

  it.each<[string, ChosenCity]>([
    ['the North Pole', { ...kazan, lat: 90 }],
    ['the date line', { ...kazan, lon: -180 }],
    ['a name of a hundred letters', { ...kazan, name: 'К'.repeat(100) }],
  ])('may be as far out as %s', (_, city) => {
    expect(parseCity(JSON.stringify(city))).toEqual(city)
  })

  it('loses what does not belong to it', () => {
    expect(parseCity(JSON.stringify({ ...kazan, role: 'ADMIN' }))).toEqual(kazan)
  })

  it.each([
    ['nothing', null],
    ['an empty value', ''],
    ['broken JSON', '{"id":1'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another id', JSON.stringify({ ...kazan, id: '551487' })],
    ['no id', JSON.stringify({ ...kazan, id: 0 })],
    ['no name', JSON.stringify({ ...kazan, name: '' })],
    ['an endless name', JSON.stringify({ ...kazan, name: 'К'.repeat(101) })],
    ['a list for a name', JSON.stringify({ ...kazan, name: ['Казань'] })],
    ['a coordinate in quotes', JSON.stringify({ ...kazan, lat: '55.796' })],
    ['a place outside the Earth', JSON.stringify({ ...kazan, lat: 91 })],
    ['half a place', JSON.stringify({ ...kazan, lon: undefined })],
  ])('is none when the storage holds %s', (_, text) => {
    expect(parseCity(text)).toBeNull()
  })
})
