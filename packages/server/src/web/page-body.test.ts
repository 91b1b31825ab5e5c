import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pageBody, pageNonce } from './page-body.ts'

const PLACE = pageNonce()
const script = (text: string) => `<script nonce="${PLACE}">${text}</script>`
const cards = Array.from({ length: 300 }, (_, number) => `<article id="${number}">Задание ${number ** 3}</article>`)
const html = `<!doctype html><title>Задания</title>${script('1')}${cards.join('')}${script('2')}`

const unpacked = (bytes: Buffer | null) => bytes && brotliDecompressSync(bytes).toString()

describe('the body of a kept page', () => {
  it('carries the nonce of each answer, and of no other', async () => {
    const body = pageBody(html, PLACE)
    for (const nonce of [pageNonce(), pageNonce(), PLACE]) {
      const whole = html.replaceAll(PLACE, nonce)
      expect(body.plain(nonce).toString()).toBe(whole)
      expect(unpacked(await body.brotli(nonce))).toBe(whole)
    }
  })

  it('is no larger than if it had been compressed whole', async () => {
    const whole = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    const packed = await pageBody(html, PLACE).brotli(PLACE)
    expect(packed?.length).toBeLessThan(whole.length * 1.02)
  })

  it('stays true where a part of the placeholder stands by itself, which would change with the nonce', async () => {
    const text = `${html}<p>${PLACE.slice(0, -3)}</p>`
    const nonce = pageNonce()
    expect(unpacked(await pageBody(text, PLACE).brotli(nonce))).toBe(text.replaceAll(PLACE, nonce))
  })

  it('is compressed whatever word stands for the nonce meanwhile: one in eight has something in common with a page', async () => {
    const packed = await Promise.all(Array.from({ length: 24 }, () => pageBody(html, PLACE).brotli(PLACE)))
    expect(packed.map(unpacked)).toEqual(packed.map(() => html))
  })

  it.each(['', PLACE, `${PLACE}${PLACE}`, 'без места'])('is given out whole whatever it holds: «%s»', async (text) => {
    const [body, nonce] = [pageBody(text, PLACE), pageNonce()]
    expect(body.plain(nonce).toString()).toBe(text.replaceAll(PLACE, nonce))
    expect(await body.brotli(nonce)).toBeNull()
  })
})
