import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pageBody } from './page-body.ts'

const HOLE = 'a-place-for-the-nonce'
const html = `<script nonce="${HOLE}">1</script>${'<p>Задание</p>'.repeat(5000)}<script nonce="${HOLE}">2</script>`
const withNonce = (nonce: string) => html.replaceAll(HOLE, nonce)

describe('the body of a kept page', () => {
  it.each(['plain', 'gzipped'] as const)('carries the nonce of each answer, and of no other: %s', (kind) => {
    const body = pageBody(html, HOLE)
    for (const nonce of ['bm9uY2U=', 'b3RoZXI=']) {
      const bytes = body[kind](nonce)
      expect((kind === 'plain' ? bytes : gunzipSync(bytes)).toString()).toBe(withNonce(nonce))
    }
  })

  it.each(['', HOLE, `${HOLE}${HOLE}`, `<p>${HOLE}`, 'без места'])('is unpacked whatever it holds: «%s»', (text) => {
    expect(gunzipSync(pageBody(text, HOLE).gzipped('n')).toString()).toBe(text.replaceAll(HOLE, 'n'))
  })

  it('is as small as if it had been compressed whole', () => {
    expect(pageBody(html, HOLE).gzipped('bm9uY2U=').length).toBeLessThan(html.length / 50)
  })
})
