import type { FastifyInstance } from 'fastify'
import type { NotificationService } from '../features/notifications/notifications.service.ts'
import { ONE_CLICK_PATH } from '../features/notifications/stop-links.ts'

/**
 * The door for mailboxes whose own button stops letters of a kind (RFC 8058): they post a form to the address that the letter
 * named. Whoever merely opens it changes nothing.
 */
export const mountStopLetters = async (
  app: FastifyInstance,
  notifications: Pick<NotificationService, 'stopLetters'>,
): Promise<void> => {
  await app.register(async (door) => {
    door.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1024 },
      // What it says is always the same; the address says all.
      async () => null,
    )
    door.post(`${ONE_CLICK_PATH}/:secret`, async (request, reply) => {
      await notifications.stopLetters((request.params as { secret: string }).secret)
      return reply.code(204).send()
    })
  })
}
