import { expect, it } from 'vitest'
import { modalLayer } from './index.ts'

it('lays each modal two above the one below, from 1000', () => {
  expect([0, 1, 2].map(modalLayer)).toEqual([1000, 1002, 1004])
})
