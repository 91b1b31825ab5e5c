import { describe, expect, it } from 'vitest'
import { mailLinkQuery, recogniseMailLink } from './index.ts'

describe('a link from a letter', () => {
  it.each(['confirm-email', 'reset-password', 'stop-letters'] as const)('asks to %s when it has a hash', (action) => {
    expect(recogniseMailLink({ actionType: action, hash: 'abc', utm: 'x' })).toEqual({ action, hash: 'abc' })
  })

  it.each([
    {},
    { actionType: 'confirm-email' },
    { actionType: 'confirm-email', hash: '' },
    { actionType: 'reset-password', hash: ['a', 'b'] },
    { actionType: ['confirm-email'], hash: 'abc' },
    { actionType: 'delete-account', hash: 'abc' },
    { hash: 'abc' },
  ])('is nothing else: %j', (query) => {
    expect(recogniseMailLink(query)).toBeNull()
  })

  it('is read back from the query that is written into a letter', () => {
    const link = { action: 'reset-password', hash: 'a+b/c=&d' } as const
    expect(recogniseMailLink(Object.fromEntries(new URLSearchParams(mailLinkQuery(link))))).toEqual(link)
  })
})
