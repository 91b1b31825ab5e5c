import { describe, expect, it } from 'vitest'
import { cityFromCookies, timeZoneFromCookies } from './cookies.ts'

const cookie = (name: string, value: string) => `a=1; ${name}=${encodeURIComponent(value)}; b=2`
const kazan = { id: 7, name: 'Казань', lat: 55.8, lon: 49.1 }

describe('the city of a visitor', () => {
  it('comes from the cookie that the city chooser writes', () => {
    expect(cityFromCookies(cookie('artel_city', JSON.stringify(kazan)))).toEqual(kazan)
  })

  it('is nobody where the cookie is missing, broken or made up', () => {
    for (const header of [
      '',
      'artel_city',
      'artel_city=%E0%A4%A',
      cookie('artel_city', '{'),
      cookie('artel_city', 'null'),
      cookie('artel_city', '[]'),
      cookie('artel_city', JSON.stringify({ ...kazan, id: '7' })),
      cookie('artel_city', JSON.stringify({ ...kazan, lat: 900 })),
      cookie('artel_city', JSON.stringify({ ...kazan, name: 'я'.repeat(101) })),
    ]) {
      expect(cityFromCookies(header), header).toBeNull()
    }
  })
})

describe('the time zone of a visitor', () => {
  it('comes from the cookie when there is such a zone', () => {
    expect(timeZoneFromCookies(cookie('artel_tz', 'Asia/Vladivostok'))).toBe('Asia/Vladivostok')
  })

  it('is Moscow otherwise', () => {
    for (const header of ['', cookie('artel_tz', 'Mars/Olympus'), cookie('artel_tz', '<script>')]) {
      expect(timeZoneFromCookies(header), header).toBe('Europe/Moscow')
    }
  })
})
