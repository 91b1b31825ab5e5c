import { expect, test } from 'vitest'
import { StatementNames } from './statement-names.ts'

const limits = { names: 2, candidates: 2, uses: 2, length: 20 }

test('a statement gets a name when it comes back, and keeps it', () => {
  const names = new StatementNames(limits)
  expect([names.of('select 1'), names.of('select 1'), names.of('select 1')]).toEqual([undefined, 'artel_1', 'artel_1'])
})

test('different statements get different names', () => {
  const names = new StatementNames({ ...limits, uses: 1 })
  expect([names.of('select 1'), names.of('select 2')]).toEqual(['artel_1', 'artel_2'])
})

test('the number of names is bounded', () => {
  const names = new StatementNames({ ...limits, uses: 1 })
  expect(['a', 'b', 'c', 'a'].map((text) => names.of(text))).toEqual(['artel_1', 'artel_2', undefined, 'artel_1'])
})

test('statements that do not come back for long are forgotten', () => {
  const names = new StatementNames(limits)
  for (const text of ['a', 'b', 'c']) names.of(text)
  expect(names.of('a')).toBe(undefined)
  expect(names.of('c')).toBe('artel_1')
})

test('a long statement is never named', () => {
  const names = new StatementNames({ ...limits, uses: 1 })
  expect(names.of('x'.repeat(21))).toBe(undefined)
})
