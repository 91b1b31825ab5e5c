import { describe, expect, it } from 'vitest'
import { aTokens, CLIENT_ID } from '../testing/index.ts'
import { readClaims } from './access-token.ts'

const jwtOf = (payload: string) => `header.${Buffer.from(payload).toString('base64url')}.signature`

describe('reading an access token', () => {
  it('finds the user and how long the token lives', () => {
    expect(readClaims(aTokens({ lifetime: 36_000_000 }).accessToken)).toEqual({
      subject: CLIENT_ID,
      lifetime: 36_000_000,
    })
  })

  it('understands every length of payload and letters beyond ASCII', () => {
    for (const name of ['', 'а', 'яя', 'Ирина', '🏠']) {
      expect(readClaims(jwtOf(JSON.stringify({ sub: 'u', name, iat: 1, exp: 2 })))).toEqual({
        subject: 'u',
        lifetime: 1000,
      })
    }
  })

  it.each(['{"sub":"u","iat":1}', '{"sub":"u","exp":1}'])('does not guess how long %s lives', (payload) => {
    expect(readClaims(jwtOf(payload))).toEqual({ subject: 'u', lifetime: null })
  })

  it.each([
    ['opaque', 'opaque-token'],
    ['empty', ''],
    ['not base64url', 'a.b+/=.c'],
    ['followed by something else', `${jwtOf('{"sub":"abcd"} ').split('.').slice(0, 2).join('.')}!.signature`],
    ['not JSON', jwtOf('{')],
    ['null', jwtOf('null')],
    ['without claims', jwtOf('{"sub":5,"exp":"soon"}')],
  ])('learns nothing from one that is %s', (_, token) => {
    expect(readClaims(token)).toEqual({ subject: null, lifetime: null })
  })
})
