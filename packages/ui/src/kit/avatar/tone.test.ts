import { expect, it } from 'vitest'
import { avatarTones } from '../../tokens/index.ts'
import { avatarTone } from './tone.ts'

it('keeps a person in one tone', () => {
  expect(avatarTone('5e0c6d1a')).toBe(avatarTone('5e0c6d1a'))
})

it('spreads people evenly over all tones', () => {
  const tones = Array.from({ length: 800 }, (_, id) => avatarTone(`user-${id}`))
  const fewest = Math.min(...avatarTones.map((_, tone) => tones.filter((one) => one === tone).length))
  expect(fewest).toBeGreaterThan(60)
})
