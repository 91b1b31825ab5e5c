import {
  COVER_SIDES,
  COVERS_PATH,
  COVERS_VERSION,
  type CoverSize,
  isMaterial,
  isObjectName,
  OBJECTS_PATH,
  OBJECTS_VERSION,
} from '@artel/core/covers/address'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../domain/refusal.ts'
import type { Covers } from '../features/covers/covers.ts'
import { networkKey } from '../platform/rates/network-key.ts'
import { SHOWN_ANYWHERE } from './security-headers.ts'

/** The version is part of the address: what lies there never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
const SEED = /^[\w-]{1,64}$/

/** Reads `640x360.svg`; `null` for another name, and for sides that are not drawn. */
function sizeOf(name: string): CoverSize | null {
  const [, ...sides] = /^([1-9]\d{1,3})x([1-9]\d{1,3})\.svg$/.exec(name) ?? []
  const [width = 0, height = 0] = sides.map(Number)
  const isDrawn = (side: number) => side >= COVER_SIDES.min && side <= COVER_SIDES.max
  return isDrawn(width) && isDrawn(height) ? { width, height } : null
}

/** Covers and objects at the addresses that core makes. Another version than ours is nowhere: it would be kept for a year. */
export function mountCovers(app: FastifyInstance, covers: Covers): void {
  const config = { isQuiet: true }

  app.get(`${COVERS_PATH}/:version/:material/:seed/:name`, { config }, async (request, reply) => {
    const { version, material = '', seed = '', name = '' } = request.params as Record<string, string>
    if (version !== String(COVERS_VERSION) || !isMaterial(material) || !SEED.test(seed)) throw new Refusal('NOT_FOUND')
    const size = sizeOf(name)
    if (size) {
      const svg = covers.drawing({ material, seed, ...size })
      return reply
        .headers({ ...SHOWN_ANYWHERE, 'cache-control': FOREVER })
        .type('image/svg+xml; charset=utf-8')
        .send(svg)
    }
    const object = name.replace(/\.jpg$/, '')
    if (object === name || !isObjectName(object)) throw new Refusal('NOT_FOUND')
    const picture = await covers.picture({ material, seed, object }, { of: networkKey(request.ip) ?? '' })
    return reply
      .headers({ ...SHOWN_ANYWHERE, 'cache-control': FOREVER })
      .type('image/jpeg')
      .send(picture)
  })

  app.get(`${OBJECTS_PATH}/:version/:name`, { config }, async (request, reply) => {
    const { version, name = '' } = request.params as Record<string, string>
    const object = name.replace(/\.webp$/, '')
    if (version !== String(OBJECTS_VERSION) || object === name || !isObjectName(object)) throw new Refusal('NOT_FOUND')
    return reply
      .headers({ ...SHOWN_ANYWHERE, 'cache-control': FOREVER })
      .type('image/webp')
      .send(await covers.object(object))
  })
}
