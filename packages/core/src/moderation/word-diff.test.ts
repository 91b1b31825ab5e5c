import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordDiff } from './index.ts'

const read = (before: string, after: string) =>
  wordDiff(before, after).map(({ kind, text }) => `${{ same: '=', removed: '-', added: '+' }[kind]}${text.trim()}`)

describe('two texts side by side', () => {
  it('mark what was taken out and what was put in', () => {
    expect(read('Лифта нет. Звоните после шести.', 'Лифта нет. Наберите вечером.')).toEqual([
      '=Лифта нет.',
      '-Звоните после шести.',
      '+Наберите вечером.',
    ])
    expect(read('', 'Новый адрес')).toEqual(['+Новый адрес'])
    expect(read('Старый адрес', '')).toEqual(['-Старый адрес'])
    expect(read('Одно и то же', 'Одно  и то же')).toEqual(['=Одно  и то же'])
  })

  it('hold both texts, whatever they are', () => {
    const text = fc.array(fc.constantFrom('а', 'б', 'в', 'г')).map((words) => words.join(' '))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after)
        const of = (kind: string) => parts.filter((part) => part.kind !== kind).map((part) => part.text)
        const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).filter(Boolean)
        expect(words(of('added'))).toEqual(words([before]))
        expect(words(of('removed'))).toEqual(words([after]))
      }),
    )
  })
})
