import * as z from 'zod'
import { adminRules, SITE_PATH } from '../validators/index.ts'
import { ADMIN } from './access.ts'
import { cards } from './card.ts'
import { redirect } from './moderation.ts'
import { data, numericIdParams, page, pageQuery } from './primitives.ts'
import { wholePage } from './samples/sample-values.ts'
import { aRedirect } from './samples/service-desk.ts'

const outside = ({ input }: { readonly input?: unknown }) =>
  adminRules.sitePath(typeof input === 'string' ? input : '') ?? undefined
const sitePath = z.string().max(500, { error: outside }).regex(SITE_PATH, { error: outside })

const stays = ({ input }: { readonly input?: unknown }) => adminRules.movedPath(input as string) ?? undefined
const movedPath = sitePath.refine((path) => adminRules.movedPath(path) === null, { error: stays })

const moved = aRedirect()

/** Moved addresses of the site. */
export const redirectOperations = cards({
  findRedirect: {
    method: 'GET',
    path: '/redirects/find',
    access: 'anyone',
    summary: 'Куда переехал адрес, если переехал.',
    policy: 'Вся таблица переездов.',
    query: z.object({ path: sitePath }),
    response: data(z.object({ to: z.string().nullable() })),
    example: { query: { path: moved.from }, response: { data: { to: moved.to } } },
  },
  listRedirects: {
    method: 'GET',
    path: '/redirects/list',
    access: ADMIN,
    summary: 'Таблица переездов.',
    policy: 'Вся таблица переездов.',
    query: z.object(pageQuery),
    response: data(page(redirect)),
    example: { query: { page: 1, limit: 10 }, response: { data: wholePage(moved) } },
  },
  createRedirect: {
    method: 'POST',
    path: '/redirects',
    access: ADMIN,
    idempotencyKey: true,
    summary: 'Новый переезд. Круг и переезд на чужой сайт невозможны.',
    policy: 'Вся таблица переездов.',
    body: z.object({ from: movedPath, to: sitePath }),
    response: data(redirect),
    errors: ['REDIRECT_EXISTS', 'REDIRECT_LOOP'],
    example: {
      body: { from: '/staroe', to: '/novoe' },
      response: { data: aRedirect({ from: '/staroe', to: '/novoe' }) },
    },
  },
  deleteRedirect: {
    method: 'DELETE',
    path: '/redirects/{id}',
    access: ADMIN,
    summary: 'Удаляет переезд.',
    policy: 'Вся таблица переездов.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
    example: { params: { id: moved.id } },
  },
})
