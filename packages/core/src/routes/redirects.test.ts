import { describe, expect, it } from 'vitest'
import { decodedPath, keptMove, moveRefusal } from './index.ts'

describe('a page that has moved', () => {
  it('is kept as people write addresses, without slashes at the end', () => {
    expect(keptMove({ from: '/%D1%83%D1%81%D0%BB%D1%83%D0%B3%D0%B8/', to: '/services//' })).toEqual({
      from: '/услуги',
      to: '/services',
    })
    expect(keptMove({ from: '/a/b', to: '/' })).toEqual({ from: '/a/b', to: '/' })
    expect(keptMove({ from: '//', to: '/a//b' })).toEqual({ from: '/', to: '/a//b' })
  })

  it('keeps an address that cannot be decoded as it came', () => {
    expect([decodedPath('/%E0%A4%A'), decodedPath('/%D1%83')]).toEqual(['/%E0%A4%A', '/у'])
  })

  it('moves once, and leads nobody in a circle, however long', () => {
    const known = new Map([
      ['/a', '/b'],
      ['/b', '/c'],
      ['/x', '/a'],
    ])
    expect(moveRefusal({ from: '/a', to: '/z' }, known)).toBe('REDIRECT_EXISTS')
    expect(moveRefusal({ from: '/c', to: '/c' }, known)).toBe('REDIRECT_LOOP')
    expect(moveRefusal({ from: '/c', to: '/x' }, known)).toBe('REDIRECT_LOOP')
    expect(moveRefusal({ from: '/d', to: '/x' }, known)).toBeNull()
    expect(moveRefusal({ from: '/c', to: '/z' }, known)).toBeNull()
  })
})
