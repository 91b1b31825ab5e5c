import { describe, expect, it } from 'vitest'
import { gazetteer } from '../../features/geocoder/gazetteer.ts'
import { correctCity } from './city-corrections.ts'
import { deriveGazetteer } from './derive-cities.ts'

const { regions, cities } = gazetteer()
const byName = (name: string) => cities.filter((city) => city.name === name)

describe('gazetteer', () => {
  it('knows every region and every town of Russia once', () => {
    expect([regions.length, cities.length]).toEqual([85, 1118])
    expect(new Set(regions.map(({ id }) => id)).size).toBe(85)
    expect(new Set(cities.map(({ id }) => id)).size).toBe(1118)
  })

  it('puts every town into a region, and no region is empty', () => {
    expect(new Set(cities.map(({ regionId }) => regionId))).toEqual(new Set(regions.map(({ id }) => id)))
  })

  it('tells towns of one name in one region from each other', () => {
    const names = cities.map(({ regionId, name }) => `${regionId} ${name}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has federal cities as towns with their place, case, zone and number', () => {
    expect(byName('Москва')).toEqual([
      {
        id: 45_000_000,
        regionId: 77,
        name: 'Москва',
        locative: 'Москве',
        lat: 55.7504,
        lon: 37.6175,
        population: 12_692_466,
        utcOffset: 3,
      },
    ])
    expect(byName('Севастополь')[0]?.regionId).toBe(92)
  })

  it('writes names as the towns do', () => {
    expect(['Орёл', 'Королёв', 'Щёлково', 'Берёзовский'].map((name) => byName(name).length)).toEqual([1, 1, 1, 2])
    expect(byName('Зеленоград')[0]?.regionId).toBe(77)
  })

  it('keeps within the borders and zones of the country', () => {
    const outside = cities.filter(({ lat, lon }) => lat < 41 || lat > 70 || lon < 19 || lon > 180)
    expect(outside).toEqual([])
    expect(new Set(cities.map(({ utcOffset }) => utcOffset))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]))
  })
})

describe('correctCity', () => {
  it.each([
    ['0', 'Королев', 'Королеве', 'Королёв', 'Королёве'],
    ['0', 'Вышний Волочек', 'Вышнем Волочке', 'Вышний Волочёк', 'Вышнем Волочке'],
    ['0', 'Орехово-Зуево', 'Орехово-Зуево', 'Орехово-Зуево', 'Орехово-Зуеве'],
    ['35419503000', 'Ялта', 'Ялте', 'Алупка', 'Алупке'],
    ['0', 'Казань', 'Казани', 'Казань', 'Казани'],
  ])('corrects %s %s (%s)', (okato, name, locative, rightName, rightLocative) => {
    expect(correctCity(okato, name, locative)).toEqual({ name: rightName, locative: rightLocative })
  })
})

describe('deriveGazetteer', () => {
  const town = (title_ru: string, okato: number | null, type_ru?: string) => ({
    title_ru,
    title_ru_loct: title_ru,
    okato,
    ...(type_ru ? { type_ru } : {}),
    lat: 55.123456,
    long: 37.654321,
    population: 10,
    tz: 'UTC+3',
  })
  const source = {
    regions: [
      {
        regions: [
          {
            regions: [
              { ...town('Москва', 45_000_000_000, 'г'), code: 77 },
              {
                ...town('Московская область', 46_000_000_000, 'обл'),
                code: 50,
                regions: [
                  town('Зеленоград', 45_272_000_000),
                  town('Клин', 46_437_000_000, 'г'),
                  town('Запрудня', 1234, 'пгт'),
                ],
              },
            ],
          },
        ],
      },
    ],
  }

  it('takes towns with the number, region and place that the product needs', () => {
    const { regions: derived, cities: towns } = deriveGazetteer(source)
    expect(derived.map(([id, name]) => [id, name])).toEqual([
      [50, 'Московская область'],
      [77, 'Москва'],
    ])
    expect(towns).toEqual([
      [46_437_000, 50, 'Клин', 'Клин', 55.1235, 37.6543, 10, 3],
      [45_000_000, 77, 'Москва', 'Москва', 55.1235, 37.6543, 10, 3],
      [45_272_000, 77, 'Зеленоград', 'Зеленоград', 55.1235, 37.6543, 10, 3],
    ])
  })
})
