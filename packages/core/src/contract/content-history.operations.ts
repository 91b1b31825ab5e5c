import * as z from 'zod'
import { ADMIN } from './access.ts'
import { CONTENT_KINDS } from './admin-terms.ts'
import { cards } from './card.ts'
import { contentVersion } from './content-history.ts'
import { data } from './primitives.ts'
import { aContentVersion } from './samples/admin-content.ts'

/** What was once saved of the texts of the site. */
export const contentHistoryOperations = cards({
  listContentVersions: {
    method: 'GET',
    path: '/admin/content/versions/list',
    access: ADMIN,
    summary: 'Прежние версии одного текста, последние сверху; не больше одиннадцати, начиная с названной.',
    policy: 'Все тексты сайта.',
    query: z.object({
      kind: z.enum(CONTENT_KINDS),
      key: z.string().min(1).max(200),
      from: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    response: data(z.array(contentVersion)),
    example: { query: { kind: 'FAQ_ITEM', key: '491', from: 2 }, response: { data: [aContentVersion()] } },
  },
})
