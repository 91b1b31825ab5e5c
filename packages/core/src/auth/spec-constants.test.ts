import { expect, it } from 'vitest'
import { EXPIRY_MARGIN } from './index.ts'

it('counts a token as expired the specification’s 500 ms early (§9)', () => {
  expect(EXPIRY_MARGIN).toBe(500)
})
