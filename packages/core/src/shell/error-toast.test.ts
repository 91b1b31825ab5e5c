import { expect, it } from 'vitest'
import { errorToast } from './index.ts'

it('a failed call shows its message when that is text', () => {
  expect(errorToast('Чат закрыт.', 7)).toEqual({ type: 'toast.show', kind: 'error', text: 'Чат закрыт.', at: 7 })
})

it.each([undefined, null, 42, ['a'], {}, '', '  '])('a failed call that says %j shows the title alone', (message) => {
  expect(errorToast(message, 7).text).toBeNull()
})
