import { expect, it } from 'vitest'
import { readablePath } from './index.ts'

it.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/50%', '/50%25'],
  ['/%D1%83', '/%D1%83'],
  ['/task/501', '/task/501'],
])('takes %s as %s', (path, readable) => {
  expect(readablePath(path)).toBe(readable)
  expect(readablePath(readable)).toBe(readable)
})
