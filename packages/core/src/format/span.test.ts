import { expect, it } from 'vitest'
import { formatSpan } from './span.ts'
import { NBSP } from './typography.ts'

it('a span is told in minutes, from an hour and a half in hours, from a day and a half in days', () => {
  const told = (minutes: number) => formatSpan(minutes).replace(NBSP, ' ')
  expect([0, 1, 22, 89].map(told)).toEqual(['1 минуту', '1 минуту', '22 минуты', '89 минут'])
  expect([90, 181, 21 * 60, 36 * 60 - 31].map(told)).toEqual(['2 часа', '3 часа', '21 час', '35 часов'])
  expect([36 * 60, 7 * 1440].map(told)).toEqual(['2 дня', '7 дней'])
})
