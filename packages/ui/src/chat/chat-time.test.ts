import { expect, it } from 'vitest'
import { formatChatTime } from './chat-time.ts'

it.each([
  ['2026-03-02T08:05:00.000Z', '11:05'],
  ['2026-03-01T20:59:00.000Z', 'Вчера'],
  ['2026-03-01T21:00:00.000Z', '00:00'],
  ['2026-02-27T10:00:00.000Z', '27\u00a0февраля'],
  ['2025-11-21T10:00:00.000Z', '21\u00a0ноября 2025'],
])('says of %s in Moscow: %s', (moment, words) => {
  expect(formatChatTime(moment, '2026-03-02T09:00:00.000Z', 'Europe/Moscow')).toBe(words)
})
