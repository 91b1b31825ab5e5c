import { describe, expect, it } from 'vitest'
import { decideLocationAsking } from './index.ts'

describe('the location', () => {
  it('is asked of guests and of people without a city once the cookie banner is gone', () => {
    for (const viewer of [null, { cityId: null }]) {
      expect(decideLocationAsking({ isCookieBannerShown: true, isNear: true, viewer })).toBe('wait')
      expect(decideLocationAsking({ isCookieBannerShown: false, isNear: true, viewer })).toBe('ask')
      expect(decideLocationAsking({ isCookieBannerShown: false, isNear: false, viewer })).toBe('wait')
    }
  })

  it('is never asked of somebody whose profile has a city, banner or not', () => {
    for (const isCookieBannerShown of [true, false]) {
      expect(decideLocationAsking({ isCookieBannerShown, isNear: true, viewer: { cityId: 7 } })).toBe('never')
    }
  })

  it('waits until it is known who is there', () => {
    expect(decideLocationAsking({ isCookieBannerShown: false, isNear: true, viewer: undefined })).toBe('wait')
  })
})
