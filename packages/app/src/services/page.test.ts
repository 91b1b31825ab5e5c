import { expect, it } from 'vitest'
import { jsonForScript } from './page.ts'

it('the data of a page cannot break out of its script element', () => {
  const hostile = '</script><script>alert(1)</script>\u2028\u2029'
  const city = { id: 1, name: hostile, lat: 0, lon: 0 }
  const page = { viewer: null, city, now: 0, timeZone: 'Europe/Moscow', lettersPath: null, mapTiles: null }
  const json = jsonForScript(page)
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(page)
})
