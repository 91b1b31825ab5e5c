import { describe, expect, it } from 'vitest'
import { imagePath, isSigned, parseImagePath, signImagePath } from './image-url.ts'

const keys = { key: Buffer.from('secret'), salt: Buffer.from('hello') }
/** The example of imgproxy's documentation. */
const DOCUMENTED = '/rs:fill:300:400:0/g:sm/aHR0cDovL2V4YW1w/bGUuY29tL2ltYWdl/cy9jdXJpb3NpdHku/anBn.png'
const SIGNATURE = 'oKfUtW34Dvo2BGQehJFR4Nr0_rIjOtdtzJ3QFsUcXH8'

describe('addresses of image variants', () => {
  it('are signed as imgproxy signs them', () => {
    expect(signImagePath(DOCUMENTED, keys)).toBe(SIGNATURE)
    expect(isSigned(SIGNATURE, DOCUMENTED, keys)).toBe(true)
  })

  it.each([
    ['another path', SIGNATURE, `${DOCUMENTED}x`],
    ['a signature of another length', 'oKfUtW34', DOCUMENTED],
    ['no signature', '', DOCUMENTED],
    ['letters beyond ASCII', 'ы'.repeat(SIGNATURE.length), DOCUMENTED],
  ])('are refused with %s', (_, signature, path) => {
    expect(isSigned(signature, path, keys)).toBe(false)
  })

  it('are read as imgproxy reads them', () => {
    expect(parseImagePath(DOCUMENTED)).toEqual({
      mode: 'fill',
      width: 300,
      height: 400,
      format: 'png',
      source: 'http://example.com/images/curiosity.jpg',
    })
  })

  it('say what they were made from', () => {
    const request = {
      mode: 'fit',
      width: 640,
      height: 0,
      format: 'webp',
      source: 'https://artel.test/storage/1',
    } as const
    const [, signature = '', path = ''] = /^\/([^/]+)(\/.+)$/.exec(imagePath(request, keys)) ?? []

    expect(isSigned(signature, path, keys)).toBe(true)
    expect(parseImagePath(path)).toEqual(request)
  })

  it.each([
    '/',
    '/plain/http://example.com/a.jpg',
    '/rs:crop:1:1/YQ.webp',
    '/rs:fit:1:1/YQ.svg',
    '/rs:fit:99999:1/YQ.webp',
  ])('are not understood: %s', (path) => {
    expect(parseImagePath(path)).toBeNull()
  })
})
