import { describe, expect, it } from 'vitest'
import { refreshTokenEnd } from './refresh-rules.ts'

const NOW = 1_800_000_000_000

describe('a refresh token', () => {
  it.each([
    ['works until it expires', NOW + 1, null, null],
    ['does not work from then on', NOW, null, 'EXPIRED'],
    ['still works for ten seconds after its first use', NOW + 1, NOW - 10_000, null],
    ['that comes back later was stolen', NOW + 1, NOW - 10_001, 'REUSE'],
    ['that comes back later was stolen, expired or not', NOW, NOW - 10_001, 'REUSE'],
  ] as const)('%s', (_, expiresAt, rotatedAt, end) => {
    expect(refreshTokenEnd({ expiresAt, rotatedAt }, NOW)).toBe(end)
  })
})
