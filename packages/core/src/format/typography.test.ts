import { expect, it } from 'vitest'
import { quoted } from './index.ts'

it.each([
  ['Собрать шкаф', '«Собрать шкаф»'],
  ['Перевезти пианино «Заря»', '«Перевезти пианино „Заря“»'],
  ['', '«»'],
])('%s is quoted as %s', (name, text) => {
  expect(quoted(name)).toBe(text)
})
