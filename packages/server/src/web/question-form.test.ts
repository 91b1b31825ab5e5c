import type { TransportRequest } from '@artel/core/ports'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { mountQuestionForm } from './question-form.ts'

const TEXT = 'Как поменять город в профиле?'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const aSite = async (status = 204, body: unknown = undefined) => {
  const asked: TransportRequest[] = []
  const callers: unknown[] = []
  const app = fastify()
  await mountQuestionForm(app, {
    publicUrl: 'https://artel.test',
    transportFor: (caller) => {
      callers.push(caller)
      return {
        request: async (request) => {
          asked.push(request)
          return { status, headers: {}, body }
        },
      }
    },
  })
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/contacts',
      headers: { ...FORM, ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
  return { asked, callers, post }
}

it('a question without scripts is asked as a guest, and a page says where the answer comes', async () => {
  const { asked, callers, post } = await aSite()
  const answer = await post(
    { name: '', email: ' olga@example.ru ', text: TEXT, website: '' },
    { 'sec-fetch-site': 'same-origin', cookie: 'artel_refresh=somebody' },
  )

  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('Ответ придёт на olga@example.ru.')
  expect(callers).toMatchObject([{ accessToken: null }])
  expect(asked.map(({ method, url, body }) => [method, url, JSON.parse(body ?? '')])).toEqual([
    ['POST', '/web/api/v1/questions', { name: null, email: 'olga@example.ru', text: TEXT, website: '' }],
  ])
})

it('a question that is not taken comes back as it was typed, and is never markup', async () => {
  const { post } = await aSite(400, { message: ['Вопрос короче 10 символов'] })
  const answer = await post({ name: '"><script>', email: 'olga@example.ru', text: '</textarea><b>да' })

  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('<li>Вопрос короче 10 символов</li>')
  expect(answer.body).toContain('value="olga@example.ru"')
  expect(answer.body).toContain('&lt;/textarea&gt;&lt;b&gt;да')
  expect(answer.body).not.toContain('<script>')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

it.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://evil.test' }],
  [{ origin: 'null' }],
])('what another site sends is not asked: %o', async (headers) => {
  const { asked, post } = await aSite()
  const answer = await post({ email: 'olga@example.ru', text: TEXT }, headers as Record<string, string>)

  expect(answer.statusCode).toBe(403)
  expect(answer.body).toContain(TEXT)
  expect(asked).toEqual([])
})

it('nothing and too much are answered, too', async () => {
  const { post } = await aSite(400, { message: 'Проверьте, пожалуйста, заполненные поля.' })
  expect((await post({})).statusCode).toBe(400)
  expect((await post({ text: 'я'.repeat(40_000) })).statusCode).toBe(413)
})
