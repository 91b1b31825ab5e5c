import { expect, it } from 'vitest'
import { fakeIds } from '../testing/index.ts'
import { intentKeys } from './index.ts'

it('one intent has one key, however often it is sent; another body is another intent', () => {
  const keyOf = intentKeys(fakeIds())
  const keys = [{ name: 'Осмотр' }, { name: 'Осмотр' }, { name: 'Выезд' }, { name: 'Осмотр' }].map(keyOf)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})
