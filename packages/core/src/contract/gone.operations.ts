import * as z from 'zod'
import { cards } from './card.ts'
import { GONE_KINDS } from './gone-terms.ts'
import { BAD_ID, data } from './primitives.ts'

/** What everybody was shown, and what will not come back. */
export const goneOperations = cards({
  findGone: {
    method: 'GET',
    path: '/gone/find',
    access: 'anyone',
    summary: 'Было ли это открыто всем и удалено навсегда: такой странице положен ответ 410, а не 404.',
    policy:
      'Только то, что видели все и чего больше нет. О скрытом, о черновиках и о чужом ответ тот же, что о небывшем.',
    query: z.object({ kind: z.enum(GONE_KINDS), id: z.string().regex(/^[\da-f-]{1,36}$/i, BAD_ID) }),
    response: data(z.object({ isGone: z.boolean() })),
    example: { query: { kind: 'TASK', id: '5012' }, response: { data: { isGone: true } } },
  },
})
