import { objectUrl } from '@artel/core/covers/address'
import { expect, it } from 'vitest'
import { OBJECTS_AT } from './objects-at.ts'

it('stories find objects where the server gives them', () => {
  expect(objectUrl('truck')).toBe(`${OBJECTS_AT}/truck.webp`)
})
