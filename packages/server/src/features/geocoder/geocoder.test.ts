import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, call, type Marketplace } from '../../../test/marketplace.ts'

let market: Marketplace

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  const { kysely } = market.database
  const town = { region_id: 16, name_locative: '', lat: 55, lon: 49, time_zone_offset: 3 }
  await kysely
    .insertInto('cities')
    .values([
      { ...town, id: 10, name: 'Орёл', population: 300_000 },
      { ...town, id: 11, name: 'Нижний Новгород', population: 1_200_000 },
      { ...town, id: 12, name: 'Новгород', population: 220_000 },
      { ...town, id: 13, name: 'Екатеринбург', population: 1_500_000 },
      { ...town, id: 14, name: 'Ростов-на-Дону', population: 1_100_000 },
    ])
    .execute()
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const suggest = async (q: string, limit = 8) => {
  const { data } = await call(market, 'suggestPlaces', { query: { q, limit } })
  return data.items.map(({ name }) => name)
}

describe('suggestions of places', () => {
  it('offer the biggest cities before anything is typed', async () => {
    expect(await suggest('', 3)).toEqual(['Москва', 'Санкт-Петербург', 'Екатеринбург'])
    expect(await suggest('   ', 1)).toEqual(['Москва'])
  })

  it('put a name that begins so before one that has a word which does', async () => {
    expect(await suggest('новг')).toEqual(['Новгород', 'Нижний Новгород'])
  })

  it('find a word behind a hyphen', async () => {
    expect(await suggest('дону')).toEqual(['Ростов-на-Дону'])
  })

  it('make no difference between ё and е, nor between small and capital letters', async () => {
    expect(await suggest('ОРЕЛ')).toEqual(['Орёл'])
    expect(await suggest('орё')).toEqual(['Орёл'])
  })

  it('forgive a slip of the keyboard', async () => {
    expect(await suggest('екатиренбург')).toEqual(['Екатеринбург'])
    expect(await suggest('масква')).toEqual(['Москва'])
    expect(await suggest('екатир')).toEqual(['Екатеринбург'])
  })

  it.each([
    ['Питер', ['Санкт-Петербург']],
    ['СПб', ['Санкт-Петербург']],
    ['spb', ['Санкт-Петербург']],
    ['мск', ['Москва']],
    ['екб', ['Екатеринбург']],
    ['нижний новгород', ['Нижний Новгород']],
    ['ростов на дону', ['Ростов-на-Дону']],
    ['kazan', ['Казань']],
    ['vjcrdf', ['Москва']],
  ])('understand «%s»', async (q, found) => {
    expect(await suggest(q)).toEqual(found)
  })

  it('find nothing where nothing is meant, and take wildcards literally', async () => {
    expect(await suggest('щщщщ')).toEqual([])
    expect(await suggest('%')).toEqual([])
    expect(await suggest('к%')).toEqual([])
    expect(await suggest('__')).toEqual([])
  })

  it('describe the place with its region, which is not said twice', async () => {
    const { data } = await call(market, 'suggestPlaces', { query: { q: 'каз' } })
    expect(data).toEqual({
      items: [
        {
          id: 1,
          name: 'Казань',
          full_name: 'Казань, Татарстан',
          type: 'adm_div',
          subtype: 'city',
          point: { lat: 55.7943, lon: 49.1115 },
          country: 'Россия',
          region: 'Татарстан',
          region_id: 16,
          city: 'Казань',
          city_id: 1,
          district: null,
        },
      ],
      pagination: { totalItems: 1 },
    })
    const moscow = await call(market, 'suggestPlaces', { query: { q: 'москва' } })
    expect(moscow.data.items[0]?.full_name).toBe('Москва')
  })
})
