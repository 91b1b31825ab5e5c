import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import {
  COVER_PICTURE_SIZE,
  coverPictureUrl,
  drawingUrl,
  MATERIALS,
  OBJECTS,
  OBJECTS_VERSION,
  objectUrl,
} from '@artel/core/covers/address'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCovers } from '../features/covers/covers.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { mountCovers } from './cover-routes.ts'
import { createHttpServer } from './server.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const tile = { width: 640, height: 360 }

let app: FastifyInstance
beforeAll(async () => {
  app = await createHttpServer(
    { trustProxy: false, publicUrl: 'https://artel.test' },
    createLogger({ logLevel: 'silent' }),
  )
  mountCovers(app, createCovers())
})
afterAll(() => app.close())

const get = (url: string, headers = {}) => app.inject({ url, headers })

describe('GET /covers', () => {
  it('draws a cover that is kept for ever, compressed', async () => {
    const url = drawingUrl({ material: 'parquet', seed: 117, ...tile })
    const { statusCode, headers, rawPayload } = await get(url, { 'accept-encoding': 'gzip' })
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect([statusCode, headers['content-type'], headers['cache-control'], headers['content-encoding']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      FOREVER,
      'gzip',
    ])
    expect(rawPayload.length).toBeLessThan(4096)
    expect(gunzipSync(rawPayload).toString()).toMatch(/^<svg .*viewBox="0 0 640 360".*<\/svg>$/)
  })

  it('draws every material, the same for the same address', async () => {
    const bodies = await Promise.all(
      MATERIALS.map(async (material) => {
        const url = drawingUrl({ material, seed: 1, ...tile })
        const [first, second] = [await get(url), await get(url)]
        expect(second.body).toBe(first.body)
        return first.body
      }),
    )
    expect(new Set(bodies).size).toBe(MATERIALS.length)
  })

  it.each([
    ['an unknown material', '/covers/1/marble/7/640x360.svg'],
    ['another version', '/covers/0/hex/7/640x360.svg'],
    ['a side that is too long', '/covers/1/hex/7/2001x360.svg'],
    ['a side that is too short', '/covers/1/hex/7/640x15.svg'],
    ['a size that could be written otherwise', '/covers/1/hex/7/0640x360.svg'],
    ['a seed that core would not write', '/covers/1/hex/%2e%2e%2f/640x360.svg'],
    ['a seed that is too long', `/covers/1/hex/${'a'.repeat(65)}/640x360.svg`],
    ['another format', '/covers/1/hex/7/640x360.png'],
    ['an unknown object', '/covers/1/hex/7/dragon.jpg'],
  ])('knows nothing of %s', async (_, url) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('makes a picture for a shared link', async () => {
    const { statusCode, headers, rawPayload } = await get(
      coverPictureUrl({ material: 'suds', object: 'window', seed: 5 }),
    )
    const { width, height, format } = await sharp(rawPayload).metadata()
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', FOREVER])
    expect({ width, height, format }).toEqual({ ...COVER_PICTURE_SIZE, format: 'jpeg' })
    expect(rawPayload.length).toBeLessThan(150_000)
  })
})

describe('GET /objects', () => {
  it('serves every object as webp that is kept for ever', async () => {
    for (const name of OBJECTS) {
      const { statusCode, headers, rawPayload } = await get(objectUrl(name))
      expect([name, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        name,
        200,
        'image/webp',
        FOREVER,
      ])
      expect((await sharp(rawPayload).metadata()).format).toBe('webp')
    }
  })

  it.each([
    '/objects/1/dragon.webp',
    '/objects/1/truck.png',
    '/objects/1/truck',
    '/objects/2/truck.webp',
    '/objects/1/LICENSE',
  ])('knows nothing of %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  it('gets a new version when a picture changes, for addresses are kept for a year', async () => {
    const hash = createHash('sha256')
    for (const name of OBJECTS) hash.update(await createCovers().object(name))
    // Another fingerprint here needs another OBJECTS_VERSION beside it.
    expect([OBJECTS_VERSION, hash.digest('hex').slice(0, 16)]).toEqual([1, '683638092fc7f97e'])
  })
})
