import type { TransportRequest } from '@artel/core/ports'
import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { mountRatingForm } from './rating-form.ts'

const MARK = '6f1c0f0e-0d55-4b53-8f4f-2f6c3a1f9a10'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const FIELDS = { item: '491', answer: 'kak-otozvat-otklik', helpful: 'no' }

const aSite = async (status = 204, body: unknown = undefined, headers: Record<string, string> = {}) => {
  const said: TransportRequest[] = []
  const callers: unknown[] = []
  const app = fastify()
  await app.register(cookie)
  await mountRatingForm(app, {
    publicUrl: 'https://artel.test',
    transportFor: (caller) => {
      callers.push(caller)
      return {
        request: async (request) => {
          said.push(request)
          return { status, headers, body }
        },
      }
    },
  })
  const post = (fields: Record<string, string>, sent: Record<string, string> = {}, section = 'otkliki') =>
    app.inject({
      method: 'POST',
      url: `/faq/list/${section}`,
      headers: { ...FORM, ...sent },
      payload: new URLSearchParams(fields).toString(),
    })
  return { said, callers, post }
}

it('a word about an answer without scripts is a guest’s, and leads back to the answer with thanks', async () => {
  const { said, callers, post } = await aSite()
  const answer = await post(FIELDS, { 'sec-fetch-site': 'same-origin', cookie: 'artel_refresh=somebody' })

  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('Спасибо, что сказали')
  expect(answer.body).toContain('href="/faq/list/otkliki#kak-otozvat-otklik"')
  expect(callers).toMatchObject([{ accessToken: null }])
  expect(said.map(({ method, url, headers, body }) => [method, url, headers.cookie, body])).toEqual([
    ['PATCH', '/web/api/v1/faq/helpful/491', undefined, '{"isHelpful":false}'],
  ])
})

it('a device has one word: its mark goes along, and a new one is kept', async () => {
  const known = await aSite()
  await known.post({ ...FIELDS, helpful: 'yes' }, { cookie: `artel_device=${MARK}; artel_city=2` })
  expect(known.said.map(({ headers, body }) => [headers.cookie, body])).toEqual([
    [`artel_device=${MARK}`, '{"isHelpful":true}'],
  ])

  const fresh = await aSite(204, undefined, { 'set-cookie': `artel_device=${MARK}; Path=/; HttpOnly` })
  expect((await fresh.post(FIELDS)).cookies).toMatchObject([{ name: 'artel_device', value: MARK, httpOnly: true }])
})

it.each([[{ 'sec-fetch-site': 'cross-site' }], [{ origin: 'https://evil.test' }]])(
  'what another site sends is not counted: %o',
  async (headers) => {
    const { said, post } = await aSite()
    expect((await post(FIELDS, headers as Record<string, string>)).statusCode).toBe(403)
    expect(said).toEqual([])
  },
)

it('a word that is not taken says why, and nothing that was sent is markup', async () => {
  const { post } = await aSite(429, { message: 'Слишком много запросов.' })
  const answer = await post({ ...FIELDS, answer: '"><script>' }, {}, encodeURIComponent('"><b>'))

  expect(answer.statusCode).toBe(429)
  expect(answer.body).toContain('Слишком много запросов.')
  expect(answer.body).not.toContain('<script>')
  expect(answer.body).not.toContain('<b>')
})

it('nothing and nonsense are asked of no answer', async () => {
  const { said, post } = await aSite(404, { message: 'Не нашли.' })
  await post({})
  await post({ ...FIELDS, item: '../users' })
  expect(said.map(({ url }) => url)).toEqual(['/web/api/v1/faq/helpful/0', '/web/api/v1/faq/helpful/0'])
})
