import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AddressSourceUnavailable } from './address-source.ts'
import { createTwoGis } from './two-gis.ts'

// An answer in the shape of the documentation of 2GIS (https://docs.2gis.com/ru/api/search/geocoder), shortened.
const FOUND = {
  meta: { api_version: '3.0', code: 200, issue_date: '20261120' },
  result: {
    items: [
      {
        id: '2956122675757138',
        name: 'улица Баумана, 1',
        full_name: 'Казань, улица Баумана, 1',
        address_name: 'улица Баумана, 1',
        type: 'building',
        point: { lat: 55.796, lon: 49.106 },
        adm_div: [
          { id: '1', name: 'Россия', type: 'country' },
          { id: '2', name: 'Республика Татарстан', type: 'region' },
          { id: '3', name: 'Казань', type: 'city', is_default: true },
          { id: '4', name: 'Вахитовский район', type: 'district' },
        ],
      },
      { id: '70', name: 'Остановка', type: 'station', point: { lat: 55, lon: 49 } },
    ],
    total: 2,
  },
}
const NOTHING = { meta: { code: 404, error: { message: 'Results not found', type: 'itemNotFound' } } }
const REFUSED = { meta: { code: 403, error: { message: 'Authorization error: wrong key', type: 'apiKeyIsInvalid' } } }

let server: Server
let seen: URL[]
let answer: [status: number, body: unknown] | null
beforeEach(async () => {
  seen = []
  server = createServer((request, response) => {
    seen.push(new URL(request.url ?? '', 'http://2gis.test'))
    if (answer) response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const twoGis = (timeoutMs?: number) =>
  createTwoGis({
    key: 'secret-key',
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/3.0`,
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
const near = { lat: 55.79, lon: 49.11 }
const byText = (timeoutMs?: number) => twoGis(timeoutMs).byText({ text: 'Баумана, 1', mode: 'ADDRESS', near, limit: 5 })

describe('2GIS', () => {
  it('finds an address near a place, and leaves out what the contract has no type for', async () => {
    answer = [200, FOUND]

    expect(await byText()).toEqual([
      {
        id: '2956122675757138',
        name: 'улица Баумана, 1',
        full_name: 'Казань, улица Баумана, 1',
        type: 'building',
        subtype: null,
        point: { lat: 55.796, lon: 49.106 },
        country: 'Россия',
        region: 'Республика Татарстан',
        city: 'Казань',
        district: 'Вахитовский район',
      },
    ])
    expect(seen[0]?.pathname).toBe('/3.0/items/geocode')
    expect(Object.fromEntries(seen[0]?.searchParams ?? [])).toEqual({
      q: 'Баумана, 1',
      page_size: '5',
      location: '49.11,55.79',
      fields: 'items.point,items.adm_div,items.full_name',
      locale: 'ru_RU',
      key: 'secret-key',
    })
  })

  it('looks around a point, never farther than it takes', async () => {
    answer = [200, NOTHING]

    expect(await twoGis().byPoint({ point: near, radius: 9000, kinds: ['building', 'street'], limit: 3 })).toEqual([])
    const { lat, lon, radius, type } = Object.fromEntries(seen[0]?.searchParams ?? [])
    expect([lat, lon, radius, type]).toEqual(['55.79', '49.11', '2000', 'building,street'])
  })

  it.each([
    ['refuses the key', [200, REFUSED]],
    ['is broken', [500, {}]],
    ['says something else', [200, { result: [] }]],
  ] as const)('is not available when it %s, and the key is not told', async (_, said) => {
    answer = [...said]

    const error = await byText().catch((problem: unknown) => problem)
    expect(error).toBeInstanceOf(AddressSourceUnavailable)
    expect(String((error as Error).stack)).not.toContain('secret-key')
  })

  it('is not available when it does not answer in time', async () => {
    answer = null

    await expect(byText(50)).rejects.toThrow(AddressSourceUnavailable)
  })
})
