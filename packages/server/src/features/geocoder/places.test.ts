import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, call, KAZAN, type Marketplace, MOSCOW, refused, VOLZHSK } from '../../../test/marketplace.ts'

let market: Marketplace

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  const { kysely } = market.database
  await kysely
    .insertInto('regions')
    .values([
      { id: 23, name: 'Краснодарский край', lat: 45.04, lon: 38.98 },
      { id: 24, name: 'Красноярский край', lat: 56.01, lon: 92.87 },
    ])
    .execute()
  const sochi = { id: 23_000_001, name: 'Сочи', name_locative: 'Сочи', lat: 43.5855, lon: 39.7231 }
  await kysely
    .insertInto('cities')
    .values([{ ...sochi, region_id: 23, population: 343_285, time_zone_offset: 3 }])
    .execute()
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const names = ({ data }: { data: { items: { name: string }[] } }) => data.items.map(({ name }) => name)
const at = async (latitude: number, longitude: number, query: object = {}) =>
  names(await call(market, 'findPlacesByCoordinates', { query: { latitude, longitude, ...query } }))

describe('places by coordinates', () => {
  it('are the city one stands in and its region, with the country', async () => {
    const { data } = await call(market, 'findPlacesByCoordinates', {
      query: { latitude: KAZAN.lat + 0.01, longitude: KAZAN.lon },
    })
    expect(data.items.map(({ id, subtype, country, region_id }) => [id, subtype, country, region_id])).toEqual([
      [KAZAN.id, 'city', 'Россия', 16],
      [16, 'region', 'Россия', 16],
    ])
    expect(data.pagination).toEqual({ totalItems: 2 })
  })

  it('know that a large city reaches farther than the radius from its middle', async () => {
    expect(await at(MOSCOW.lat + 0.15, MOSCOW.lon)).toEqual(['Москва', 'Москва'])
    expect(await at(VOLZHSK.lat + 0.3, VOLZHSK.lon)).toEqual(['Марий Эл'])
  })

  it('are only a region far from any town, and outside of Russia the word that it is outside', async () => {
    expect(await at(62, 100)).toEqual(['Красноярский край'])
    for (const [lat, lon] of [
      [60.17, 24.94],
      [0, 0],
      [90, 180],
    ] as const)
      expect(await at(lat, lon)).toEqual(['За пределами России'])
    expect(await at(60.17, 24.94, { types: ['adm_div.city'] })).toEqual([])
  })

  it('include a town by the sea that the outlines of the regions cut off', async () => {
    expect(await at(43.58, 39.75)).toEqual(['Сочи', 'Краснодарский край'])
  })

  it('come within the radius, of the kinds and on the page that were asked for', async () => {
    const cities = { types: ['adm_div.city'] }
    expect(await at(KAZAN.lat, KAZAN.lon, { ...cities, radius: 60_000 })).toEqual(['Казань', 'Волжск'])
    expect(await at(KAZAN.lat, KAZAN.lon, { ...cities, radius: 60_000, pageSize: 1, page: 2 })).toEqual(['Волжск'])
    expect(await at(KAZAN.lat, KAZAN.lon, { types: ['building'] })).toEqual([])
    expect(await at(KAZAN.lat, KAZAN.lon, { types: ['adm_div'] })).toEqual(['Казань', 'Татарстан'])
  })

  it.each([{ latitude: 91 }, { longitude: -181 }, { radius: 100_001 }, { pageSize: 0 }, { types: ['planet'] }])(
    'are refused for %j',
    async (wrong) => {
      const query = { latitude: 55, longitude: 49, ...wrong } as { latitude: number; longitude: number }
      expect((await refused(market, 'findPlacesByCoordinates', { query })).code).toBe('VALIDATION_FAILED')
    },
  )
})

describe('places by address', () => {
  const find = async (address: string, query: object = {}) =>
    (await call(market, 'findPlacesByAddress', { query: { address, ...query } })).data.items

  it('keep the address as written, at the city that it names', async () => {
    expect(await find(' г. Казань,  ул. Баумана, д. 1 ')).toEqual([
      {
        id: `${KAZAN.id}:г. Казань, ул. Баумана, д. 1`,
        name: 'г. Казань, ул. Баумана, д. 1',
        full_name: 'г. Казань, ул. Баумана, д. 1',
        type: 'building',
        subtype: null,
        point: { lat: KAZAN.lat, lon: KAZAN.lon },
        country: 'Россия',
        region: 'Татарстан',
        region_id: 16,
        city: 'Казань',
        city_id: KAZAN.id,
        district: null,
      },
    ])
  })

  it('understand «в Казани», and take the bare name for the city itself', async () => {
    expect((await find('склад в Казани')).map(({ type, city_id }) => [type, city_id])).toEqual([['street', KAZAN.id]])
    expect((await find('казань')).map(({ id }) => id)).toEqual([KAZAN.id])
  })

  it('lie in the city that the search is narrowed to when they name none', async () => {
    expect(await find('ул. Ленина, 5')).toEqual([])
    expect((await find('ул. Ленина, 5', { cityId: VOLZHSK.id })).map(({ city }) => city)).toEqual(['Волжск'])
  })

  it('find nothing in letters that mean nothing', async () => {
    expect(await find('%_\\')).toEqual([])
    expect((await refused(market, 'findPlacesByAddress', { query: { address: '  ' } })).code).toBe('VALIDATION_FAILED')
  })
})

describe('the five search modes', () => {
  it.each([
    ['CITY_SUGGEST', 'каз', ['Казань']],
    ['CITY', 'каз', []],
    ['CITY', 'Казань', ['Казань']],
    ['CITY_DISTRICT', 'каз', ['Казань']],
    ['REGION', 'крас', ['Краснодарский край', 'Красноярский край']],
    ['ADDRESS', 'Казань, Баумана, 1', ['Казань, Баумана, 1']],
    ['ADDRESS', 'каз', ['Казань']],
  ] as const)('%s finds for «%s» %j', async (mode, q, found) => {
    expect(names(await call(market, 'suggestPlaces', { query: { q, mode } }))).toEqual(found)
  })

  it('keep to a region when told to', async () => {
    expect(names(await call(market, 'suggestPlaces', { query: { regionId: 16 } }))).toEqual(['Казань'])
    expect(names(await call(market, 'suggestPlaces', { query: { q: 'моск', regionId: 16 } }))).toEqual([])
  })
})

describe('regions', () => {
  it('are listed by the alphabet, page by page', async () => {
    const all = ['Краснодарский край', 'Красноярский край', 'Марий Эл', 'Москва', 'Санкт-Петербург', 'Татарстан']
    expect(names(await call(market, 'listRegions', { query: {} }))).toEqual(all)
    const second = await call(market, 'listRegions', { query: { page: 2, pageSize: 2 } })
    expect([names(second), second.data.pagination.totalItems]).toEqual([all.slice(2, 4), 6])
  })

  it('are found by any part of the name, and with a slip', async () => {
    const search = async (q: string) => names(await call(market, 'searchRegions', { query: { q } }))
    expect(await search('край')).toEqual(['Краснодарский край', 'Красноярский край'])
    expect(await search('эл')).toEqual(['Марий Эл'])
    expect(await search('тотарстан')).toEqual(['Татарстан'])
    expect(await search('%')).toEqual([])
  })
})
