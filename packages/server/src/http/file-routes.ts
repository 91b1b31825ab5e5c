import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { Refusal } from '../domain/refusal.ts'
import { contentDisposition } from '../features/files/file-name.ts'
import { type FileContent, IMAGES_PATH, STORAGE_PATH } from '../features/files/files.service.ts'
import type { Files } from '../features/files/files.ts'
import { isSigned, parseImagePath } from '../features/images/image-url.ts'
import { networkKey } from '../platform/rates/network-key.ts'
import { SHOWN_ANYWHERE } from './security-headers.ts'
import { untilLeft } from './until-left.ts'

/**
 * What lies under an id never changes, but whoever put it there may take it away: then it is gone everywhere within a
 * minute, a proxy's copy counted.
 */
const A_MINUTE = 'public, max-age=60'

/** Sends a file to be saved, or to be shown where that is safe. */
export function sendFile(reply: FastifyReply, { content, name, type, size }: FileContent): FastifyReply {
  const disposition = type.startsWith('image/') ? 'inline' : 'attachment'
  return reply
    .headers({ 'content-disposition': contentDisposition(disposition, name), 'content-length': size })
    .type(type)
    .send(content)
}

/** Public files by their id, and their variants by signed addresses. */
export function mountFiles(app: FastifyInstance, { service, resizer, keys }: Files): void {
  const isId = (id: string) => z.uuid().safeParse(id).success
  const openPublic = async (id: string) => (isId(id) ? service.openPublic(id) : null)

  app.get(`${STORAGE_PATH}/:id`, { config: { isQuiet: true } }, async (request, reply) => {
    const file = await openPublic((request.params as { id: string }).id)
    if (!file) throw new Refusal('NOT_FOUND')
    return sendFile(reply.headers({ ...SHOWN_ANYWHERE, 'cache-control': A_MINUTE }), file)
  })

  app.get(`${IMAGES_PATH}/:signature/*`, { config: { isQuiet: true } }, async (request, reply) => {
    const { signature, '*': rest } = request.params as { signature: string; '*': string }
    const path = `/${rest}`
    const wanted = isSigned(signature, path, keys) ? parseImagePath(path) : null
    if (!wanted) throw new Refusal('NOT_FOUND')
    const id = wanted.source.split(`${STORAGE_PATH}/`).at(-1) ?? ''
    // A variant that was made while the picture was there is no reason to show it afterwards.
    if (!isId(id) || !(await service.isPublic(id))) throw new Refusal('NOT_FOUND')
    const turn = { of: networkKey(request.ip) ?? '', signal: untilLeft(reply) }
    const variant = await resizer.variant(wanted, turn, async () => (await openPublic(id))?.content ?? null)
    if (!variant) throw new Refusal('NOT_FOUND')
    return reply
      .headers({ ...SHOWN_ANYWHERE, 'cache-control': A_MINUTE })
      .type(`image/${wanted.format.replace('jpg', 'jpeg')}`)
      .send(variant)
  })
}
