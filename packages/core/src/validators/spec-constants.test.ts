import { expect, it } from 'vitest'
import { bytesOf, validateFileSizes, validatePhone } from './index.ts'

const MB = bytesOf(1, 'MB')

it.each([
  ['§5 phone', validatePhone(''), 'Некорректный формат номера телефона'],
  ['§5 one file', validateFileSizes([2 * MB], { single: MB }), 'Размер файла превышает допустимый размер в 1 MB.'],
  [
    '§5 all files',
    validateFileSizes([MB, MB], { single: MB, total: MB }),
    'Размер файлов превышает допустимый размер в 1 MB.',
  ],
])('holds the specification’s message of %s', (_, actual, wanted) => {
  expect(actual).toBe(wanted)
})
