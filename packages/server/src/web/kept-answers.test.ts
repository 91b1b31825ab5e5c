import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerFirst, createKeptAnswers } from './kept-answers.ts'
import { createKeptPages, PAGE_FRESH_MS, type RenderedPage } from './kept-pages.ts'
import { pageBody, pageNonce } from './page-body.ts'

const placeholder = pageNonce()
const aPage = (words: string): RenderedPage => ({
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  body: pageBody(`<p>${words}</p><script nonce="${placeholder}"></script>`, placeholder),
  isForEverybody: true,
})

let now = 0
let answered = 0
const kept = createKeptPages({ now: () => now })
const answers = createKeptAnswers({
  kept,
  variantOf: (cookies) => /city=[^;]*/.exec(cookies)?.[0] ?? '',
  markOf: () => '',
  policyOf: (nonce) => `script-src 'nonce-${nonce}'`,
  onAnswer: () => {
    answered += 1
  },
})
/** The usual way: what it is asked is learnt with the page «/» of everybody. */
const server = createServer((request: IncomingMessage, response) => {
  answers.learn(request, { key: 'home', isSecure: false })
  response.end('usual')
})
answerFirst(server, answers.answer)
let url = ''

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(async () => {
  kept.invalidate()
  now += 2 * PAGE_FRESH_MS
  answered = 0
  await kept.get('home', async () => aPage('Задания'))
})

const ask = async (headers: Record<string, string> = {}, options: RequestInit = {}) => {
  const answer = await fetch(url, { headers, ...options })
  return { answer, text: await answer.text() }
}

it('a page is sent at once to the second who asks for it in the same words, with a nonce of its own', async () => {
  expect((await ask()).text).toBe('usual')
  const [first, second] = [await ask(), await ask()]
  expect(first.text).toMatch(/^<p>Задания<\/p><script nonce="[^"]+"><\/script>$/)
  expect(first.text).not.toBe(second.text)
  const nonce = /nonce="([^"]+)"/.exec(first.text)?.[1]
  expect(first.answer.headers.get('content-security-policy')).toBe(`script-src 'nonce-${nonce}'`)
  expect(first.answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(first.answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(first.answer.headers.get('x-request-id')).not.toBe(second.answer.headers.get('x-request-id'))
  expect(answered).toBe(2)
})

it('whoever has a session, another city or another method goes the usual way', async () => {
  await ask()
  answered = 0
  expect((await ask({ cookie: 'city=1' })).text).toBe('usual')
  expect((await ask({ cookie: 'a=b; artel_refresh=secret' })).text).toBe('usual')
  expect((await ask({ cookie: 'a=b; artel_refresh=secret' })).text).toBe('usual')
  expect((await ask({}, { method: 'POST' })).text).toBe('usual')
  expect((await ask({ 'x-forwarded-host': 'artel.ru' })).text).toBe('usual')
  expect(answered).toBe(0)
})

it('a page that is dropped, or older than it may be, is sent to nobody', async () => {
  await ask()
  kept.invalidate()
  expect((await ask()).text).toBe('usual')
  await kept.get('home', async () => aPage('Новые задания'))
  expect((await ask()).text).toContain('Новые задания')
  now += PAGE_FRESH_MS
  expect((await ask()).text).toBe('usual')
})

it('Brotli is sent once it has been made, and only to those who take it', async () => {
  await ask()
  const packed = { 'accept-encoding': 'br' }
  expect((await ask(packed)).text).toBe('usual')
  const page = await kept.get('home', async () => aPage(''))
  const made = await page.body.brotli(pageNonce())
  if (!made) return expect(made).not.toBeNull()
  const { answer, text } = await ask(packed)
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(text).toContain('Задания')
  expect(brotliDecompressSync(made).toString()).toContain('Задания')
  expect((await ask({ 'accept-encoding': 'identity' })).answer.headers.get('content-encoding')).toBeNull()
})
